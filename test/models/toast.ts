import { toast } from '#machines/toast/machine.ts'
import { modelOf } from './_types.ts'

export const model = modelOf(toast, {
  inputs: [{ id: 'toast-1' }],
  events: {
    'toast.held': [{ type: 'toast.held' }],
    'toast.released': [{ type: 'toast.released' }],
    'toast.repeated': [{ type: 'toast.repeated' }],
  },
  answers: {},
  visible: () => null,
  journeys: [
    {
      title: '[8-01] a toast goes away by itself when its time is over',
      story: [
        { state: 'shown' },
        { elapsed: 'toastTimeout' },
        { state: 'expired' },
        { wrote: ['noticeBoard', 'toast.expired', { id: 'toast-1' }] },
      ],
    },
    {
      title: '[8-01] a toast that is pointed at stays, and counts anew afterwards',
      story: [
        { heard: { type: 'toast.held' } },
        { state: 'held' },
        { heard: { type: 'toast.released' } },
        { state: 'shown' },
        { elapsed: 'toastTimeout' },
        { state: 'expired' },
      ],
    },
    {
      title: '[8-01] the same message said again begins the ten seconds anew',
      story: [{ heard: { type: 'toast.repeated' } }, { state: 'shown' }, { silent: true }],
    },
  ],
})
