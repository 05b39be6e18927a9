import { described } from '../kit/described.ts'
import { leavingEvents } from '../kit/device-statement.ts'
import { stepsOf } from '../kit/step.ts'
import { steps } from './contract.ts'
import { pensionSetup } from './setup.ts'

const kit = stepsOf(steps, {
  last: 'review',
  within: '#pensionStatement.open.at',
  titles: {
    programme: 'Программа',
    basis: 'Основание',
    paymentScheme: 'Схема выплат',
    personalData: 'Личные данные',
    identityDocument: 'Документ',
    contactInfo: 'Связь',
    bankDetails: 'Реквизиты',
    documents: 'Файлы',
    review: 'Проверка',
  },
  isDeviceOnly: true,
})
export const resuming = kit.resumed()

const review = pensionSetup.createStateConfig({
  ...described('Проверка', '2.8'),
  initial: 'plain',
  entry: { type: 'openStep', params: { step: 'review' } },
  states: {
    plain: described('Всё, что заполнено', '2.8'),
    reminded: described('Видно, чего не хватает', '8.2'),
  },
  on: {
    'statement.signed': [
      {
        guard: { type: 'canFile', params: ({ event }) => ({ values: event.values }) },
        target: '#pensionStatement.open.signing',
        actions: [
          { type: 'askSave', params: ({ event }) => ({ values: event.values, reached: 'review' }) },
          { type: 'keepStatement', params: ({ event }) => ({ values: event.values }) },
        ],
        ...described('подписать', '2.8'),
      },
      { target: '.reminded', ...described('заполнено не всё', '8.2') },
    ],
    'step.returned': {
      guard: { type: 'isThisStep', params: ({ event }) => ({ step: 'review', of: event.step }) },
      target: '#pensionStatement.open.at.documents',
      ...described('назад', '2.8'),
    },
  },
})

/** The steps of the form, one after the other. */
export const filling = pensionSetup.createStateConfig({
  ...described('Заполнение', '2.8'),
  initial: 'programme',
  on: {
    'step.chosen': kit.chosen(),
    ...leavingEvents,
  },
  states: {
    programme: kit.step({ step: 'programme', next: 'basis' }),
    basis: kit.step({ step: 'basis', next: 'paymentScheme', previous: 'programme' }),
    paymentScheme: kit.step({ step: 'paymentScheme', next: 'personalData', previous: 'basis' }),
    personalData: kit.step({ step: 'personalData', next: 'identityDocument', previous: 'paymentScheme' }),
    identityDocument: kit.step({ step: 'identityDocument', next: 'contactInfo', previous: 'personalData' }),
    contactInfo: kit.step({ step: 'contactInfo', next: 'bankDetails', previous: 'identityDocument' }),
    bankDetails: kit.step({ step: 'bankDetails', next: 'documents', previous: 'contactInfo' }),
    documents: kit.step({ step: 'documents', next: 'review', previous: 'bankDetails' }),
    review,
  },
})
