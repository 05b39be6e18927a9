import { described } from '../kit/described.ts'
import { pensionSetup } from './setup.ts'
import { entitlement } from './state.entitlement.ts'
import { open } from './state.open.ts'

/** The application for the pension: whether there is a right to it, the form, the signature (2.2-12). Its draft is on the device alone. */
export const pensionStatement = pensionSetup.createMachine({
  id: 'pensionStatement',
  ...described('Заявление на пенсию', '2.2, 4.7'),
  context: {
    blocking: null,
    entitlement: null,
    form: null,
    reached: 'programme',
    files: [],
    signings: 0,
    statement: null,
    filed: null,
    fault: null,
  },
  initial: 'entitlement',
  states: { entitlement, open },
})
