import { described } from '../kit/described.ts'
import { stepsOf } from '../kit/step.ts'
import { steps } from './contract.ts'
import { redemptionSetup } from './setup.ts'
import { review } from './state.review.ts'

const kit = stepsOf(steps, {
  last: 'review',
  within: '#redemptionWizard.open.at',
  titles: {
    accountManagement: 'AccountManagement: управление счётом',
    taxStatus: 'Налоги',
    personalData: 'Личные данные',
    identityDocument: 'Документ',
    addresses: 'Адреса',
    contactInfo: 'Связь',
    bankDetails: 'Реквизиты',
    documents: 'Файлы',
    review: 'Проверка',
  },
})
export const resuming = kit.resumed()

/** The steps of the form, one after the other. */
export const filling = redemptionSetup.createStateConfig({
  ...described('Заполнение', '2.8'),
  initial: 'accountManagement',
  on: {
    'step.chosen': kit.chosen(),
    'statement.continued': { target: 'resuming', ...described('продолжить с того же места', '2.8') },
    'statement.putAside': {
      target: 'puttingAside',
      actions: { type: 'askSave', params: ({ context }) => ({ values: {}, reached: context.reached }) },
      ...described('отложить', '7.11'),
    },
    'deletion.requested': { target: 'deleting', ...described('удалить черновик', '2.8') },
  },
  states: {
    accountManagement: kit.step({ step: 'accountManagement', next: 'taxStatus' }),
    taxStatus: kit.step({ step: 'taxStatus', next: 'personalData', previous: 'accountManagement' }),
    personalData: kit.step({ step: 'personalData', next: 'identityDocument', previous: 'taxStatus' }),
    identityDocument: kit.step({ step: 'identityDocument', next: 'addresses', previous: 'personalData' }),
    addresses: kit.step({ step: 'addresses', next: 'contactInfo', previous: 'identityDocument' }),
    contactInfo: kit.step({ step: 'contactInfo', next: 'bankDetails', previous: 'addresses' }),
    bankDetails: kit.step({ step: 'bankDetails', next: 'documents', previous: 'contactInfo' }),
    documents: kit.step({ step: 'documents', next: 'review', previous: 'bankDetails' }),
    review,
  },
})
