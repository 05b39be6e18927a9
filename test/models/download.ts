import { fault } from '#domain/faults.ts'
import { download } from '#machines/download/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const agreement = { fileId: 'f-7001', fileName: 'dogovor.pdf' }
const other = { fileId: 'f-7002', fileName: 'pravila.pdf' }
const missing = fault({ kind: 'refused', status: 404, prefix: 'file' })
const broken = fault({ kind: 'refused', status: 500, prefix: 'file' })
const progressed = { type: 'download.progressed', loaded: 1000, total: 4000 } as const

export const model = modelOf(download, {
  inputs: [agreement],
  events: {
    'download.asked': [{ type: 'download.asked', ...other }],
    'download.progressed': [progressed, { type: 'download.progressed', loaded: 2000, total: null }],
    'download.received': [{ type: 'download.received' }],
    'download.refused': [{ type: 'download.refused', fault: missing }, { type: 'download.refused', fault: broken }],
    'download.cancelled': [{ type: 'download.cancelled' }],
  },
  answers: { receiveFile: unanswered },
  visible: ({ loaded, hasRetried, fault: known }) => [loaded, hasRetried, known?.status],
  journeys: [
    {
      title: '[7-07] a file shows how far it has come, and is there',
      story: [
        { asked: ['receiveFile', agreement] },
        { heard: progressed },
        { context: { loaded: 1000, total: 4000 } },
        { heard: { type: 'download.received' } },
        { state: 'done' },
      ],
    },
    {
      title: '[7-07] a 404 is tried again once after half a second, the second one is a failure',
      story: [
        { heard: { type: 'download.refused', fault: missing } },
        { state: 'pausing' },
        { elapsed: 'file404Retry' },
        { asked: ['receiveFile', agreement] },
        { heard: { type: 'download.refused', fault: missing } },
        { state: 'failed' },
        { context: { fault: missing } },
      ],
    },
    {
      title: 'what failed is asked for anew, with a second try of its own',
      story: [
        { heard: { type: 'download.refused', fault: missing } },
        { elapsed: 'file404Retry' },
        { heard: { type: 'download.refused', fault: missing } },
        { heard: { type: 'download.asked', ...other } },
        { context: { ...other, fault: null, hasRetried: false, loaded: 0, total: null } },
        { asked: ['receiveFile', other] },
      ],
    },
    {
      title: 'one that is cancelled is received no more',
      story: [{ heard: progressed }, { heard: { type: 'download.cancelled' } }, { state: 'cancelled' }],
    },
  ],
})
