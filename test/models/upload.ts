import { fault } from '#domain/faults.ts'
import { upload } from '#machines/upload/machine.ts'
import { offline, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const input = {
  id: 'upload-1',
  slot: 'PassportMain',
  name: 'passport.jpg',
  size: 1_048_576,
  limits: { jpg: 10_485_760 },
}
const fits = { gave: ['checkFile', { kind: 'fits' }] } as const
const sent = { gave: ['sendFile', { kind: 'sent', fileId: 'tmp-55' }] } as const
const clean = { gave: ['askScan', { kind: 'clean' }] } as const
const rejected = { wrote: ['parent', 'file.rejected', { id: 'upload-1' }] } as const
const tooBig = 'Файл больше 10 МБ'
const unfit = 'Такой файл не подойдёт'
const large = fault({ kind: 'refused', status: 413, code: 'FileTooLarge' })
const denied = fault({ kind: 'refused', status: 415, code: 'FileTypeNotAllowed' })

export const model = modelOf(upload, {
  inputs: [input],
  events: {
    'bytes.sent': [{ type: 'bytes.sent', sent: 1000 }],
    'file.cancelled': [{ type: 'file.cancelled' }],
    'file.removed': [{ type: 'file.removed' }],
    'file.retried': [{ type: 'file.retried' }],
    'session.restored': [{ type: 'session.restored' }],
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    checkFile: {
      gives: [{ kind: 'fits' }, { kind: 'tooBig', flaw: tooBig }, { kind: 'unfit', flaw: unfit }],
      fails: [{ kind: 'unexpected' }],
    },
    sendFile: {
      gives: [
        sent.gave[1],
        { kind: 'tooBig', fault: large },
        { kind: 'infected', fault: denied },
        { kind: 'refused', fault: denied },
      ],
      fails: [offline],
    },
    askScan: {
      gives: [{ kind: 'checking' }, { kind: 'clean' }, { kind: 'infected' }, { kind: 'gone' }],
      fails: [refused],
    },
    deleteFile: { gives: [undefined], fails: [refused] },
    watchNetwork: unanswered,
    watchSession: unanswered,
  },
  visible: ({ sent: bytes, fileId, flaw, fault: known }) => [bytes, fileId, flaw, known?.status],
  journeys: [
    {
      title: 'a file is looked at, sent with its progress, judged, and may be taken away again',
      story: [
        { tagged: ['busy'] },
        { asked: ['checkFile', { id: 'upload-1', limits: { jpg: 10_485_760 } }] },
        fits,
        { tagged: ['busy'] },
        { asked: ['sendFile', { id: 'upload-1', slot: 'PassportMain' }] },
        { heard: { type: 'bytes.sent', sent: 1000 } },
        { context: { sent: 1000 } },
        sent,
        { context: { fileId: 'tmp-55' } },
        { tagged: ['busy'] },
        { asked: ['askScan', { id: 'upload-1', fileId: 'tmp-55' }] },
        { gave: ['askScan', { kind: 'checking' }] },
        { state: { scanning: 'pausing' } },
        { elapsed: 'scanPollingInterval' },
        { failed: ['askScan', refused] },
        { state: { scanning: 'pausing' } },
        { elapsed: 'scanPollingInterval' },
        clean,
        { wrote: ['parent', 'file.accepted', { id: 'upload-1', slot: 'PassportMain', fileId: 'tmp-55' }] },
        { tagged: [] },
        { heard: { type: 'file.removed' } },
        { asked: ['deleteFile', { fileId: 'tmp-55' }] },
        { tagged: ['busy'] },
        { gave: ['deleteFile', undefined] },
        { state: 'removed' },
        { wrote: ['parent', 'file.gone', { id: 'upload-1', slot: 'PassportMain' }] },
      ],
    },
    {
      title: 'a file that is too big is not sent, and one that the services find too big is not taken',
      story: [
        { gave: ['checkFile', { kind: 'tooBig', flaw: tooBig }] },
        { state: 'tooBig' },
        { context: { flaw: tooBig } },
        rejected,
      ],
    },
    {
      title: 'the services may find it too big',
      story: [
        fits,
        { gave: ['sendFile', { kind: 'tooBig', fault: large }] },
        { state: 'tooBig' },
        { context: { fault: large } },
        rejected,
      ],
    },
    {
      title: 'an infected file is not taken, whenever that is found',
      story: [
        fits,
        { gave: ['sendFile', { kind: 'infected', fault: denied }] },
        { state: 'infected' },
        { context: { fault: denied } },
        rejected,
      ],
    },
    {
      title: 'an infected file is found by the check of the services too',
      story: [fits, sent, { gave: ['askScan', { kind: 'infected' }] }, { state: 'infected' }, rejected],
    },
    {
      title: 'a file of another kind says so, and may be tried again',
      story: [
        { gave: ['checkFile', { kind: 'unfit', flaw: unfit }] },
        { state: 'failed' },
        rejected,
        { context: { flaw: unfit } },
        { heard: { type: 'file.retried' } },
        { state: 'checking' },
        { context: { flaw: null } },
        fits,
        { gave: ['sendFile', { kind: 'refused', fault: denied }] },
        { state: 'failed' },
        rejected,
        { context: { fault: denied } },
      ],
    },
    {
      title: 'a file that cannot be read, or that the services have no more, is not taken',
      story: [
        { failed: ['checkFile', { kind: 'unexpected' }] },
        { state: 'failed' },
        { context: { fault: fault({ kind: 'unexpected' }) } },
        { heard: { type: 'file.retried' } },
        { context: { fault: null } },
        fits,
        sent,
        { gave: ['askScan', { kind: 'gone' }] },
        { state: 'failed' },
        rejected,
      ],
    },
    {
      title: 'an interrupted file is sent anew when the network or the client is back',
      story: [
        fits,
        { heard: { type: 'bytes.sent', sent: 1000 } },
        { failed: ['sendFile', offline] },
        { state: 'interrupted' },
        { tagged: ['offline'] },
        { context: { sent: 0, fault: fault(offline) } },
        { asked: ['watchNetwork'] },
        { asked: ['watchSession'] },
        { heard: { type: 'network.restored' } },
        { asked: ['sendFile', { id: 'upload-1', slot: 'PassportMain' }] },
        { failed: ['sendFile', offline] },
        { heard: { type: 'session.restored' } },
        { failed: ['sendFile', offline] },
        { elapsed: 'networkRetryPause' },
        sent,
        { context: { fault: null } },
        { heard: { type: 'file.cancelled' } },
        { state: 'removed' },
        { wrote: ['parent', 'file.gone', { id: 'upload-1', slot: 'PassportMain' }] },
      ],
    },
    {
      title: 'a temporary file that cannot be deleted expires by itself',
      story: [
        fits,
        sent,
        clean,
        { heard: { type: 'file.removed' } },
        { failed: ['deleteFile', refused] },
        { state: 'removed' },
      ],
    },
  ],
})
