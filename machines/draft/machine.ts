import { described } from '../kit/described.ts'
import { contextOf, draftSetup } from './setup.ts'
import { device } from './state.device.ts'
import { service } from './state.service.ts'

/** The one owner of what was typed: on the device at once, with the service when a step is left, never overwritten unseen. */
export const draft = draftSetup.createMachine({
  id: 'draft',
  ...described('Черновик заявления', '7.11, 7.12'),
  context: ({ input }) => contextOf(input),
  type: 'parallel',
  invoke: { src: 'watchTabs' },
  states: { device, service },
})
