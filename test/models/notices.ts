import { fault } from '#domain/faults.ts'
import { notices } from '#machines/notices/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const said = { type: 'notice.raised', text: 'Сохранено', tone: 'good' } as const
const failed = { type: 'fault.reported', fault: fault({ kind: 'refused', status: 500, prefix: 'balance' }) } as const
const asked = { type: 'dialog.raised', dialog: { kind: 'Default', error: '', errorDescription: '' } } as const
const shown = { text: said.text, tone: said.tone }

export const model = modelOf(notices, {
  inputs: [undefined],
  events: {
    // Kept in the order of their coming: two of them make every order that matters.
    'notice.raised': ({ waiting }) => (waiting.length < 2 ? [said] : []),
    'fault.reported': ({ waiting }) => (waiting.length < 2 ? [failed] : []),
    'dialog.raised': ({ waiting }) => (waiting.length < 2 ? [asked] : []),
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    loadNoticeBoard: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    noticeBoard: unanswered,
    watchNetwork: unanswered,
  },
  visible: ({ waiting }) => waiting.map(({ type }) => type),
  journeys: [
    {
      title: '[8-01, 8-14] what is told before it can be shown is shown in its order as soon as it can',
      story: [
        { asked: ['loadNoticeBoard'] },
        { heard: failed },
        { heard: said },
        { not: { wrote: ['noticeBoard', 'fault.reported'] } },
        { failed: ['loadNoticeBoard', { kind: 'unexpected' }] },
        { tagged: ['offline'] },
        { heard: asked },
        { heard: { type: 'network.restored' } },
        { gave: ['loadNoticeBoard', undefined] },
        { asked: ['noticeBoard'] },
        { wrote: ['noticeBoard', 'fault.reported', { fault: failed.fault }] },
        { wrote: ['noticeBoard', 'notice.raised', shown] },
        { wrote: ['noticeBoard', 'dialog.raised', { dialog: asked.dialog }] },
        { context: { waiting: [] } },
      ],
    },
    {
      title: '[8-01] afterwards it is shown at once',
      story: [
        { gave: ['loadNoticeBoard', undefined] },
        { heard: said },
        { wrote: ['noticeBoard', 'notice.raised', shown] },
        { heard: failed },
        { wrote: ['noticeBoard', 'fault.reported', { fault: failed.fault }] },
        { heard: asked },
        { wrote: ['noticeBoard', 'dialog.raised', { dialog: asked.dialog }] },
        { context: { waiting: [] } },
      ],
    },
    {
      title: '[4.8-02] what shows it is asked for again by itself, and on request',
      story: [
        { failed: ['loadNoticeBoard', { kind: 'unexpected' }] },
        { elapsed: 'networkRetryPause' },
        { asked: ['loadNoticeBoard'] },
        { failed: ['loadNoticeBoard', { kind: 'unexpected' }] },
        { heard: { type: 'retry.requested' } },
        { state: 'preparing' },
        { gave: ['loadNoticeBoard', undefined] },
        { state: { running: 'passing' } },
      ],
    },
  ],
})
