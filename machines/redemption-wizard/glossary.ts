import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {},
  guards: {
    canContinue: described('Есть черновик', '2.8'),
    canSubmitNew: described('Можно подать новое', '4.7'),
  },
  actions: {
    keepPermission: described('Запомнить ответ', '4.7'),
    keepFault: described('Запомнить ошибку', '8.3'),
  },
  actors: { checkPermission: described('Можно ли подать или продолжить', '4.7, 7.12') },
  delays: {},
}
