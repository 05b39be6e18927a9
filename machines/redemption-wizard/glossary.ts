import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {},
  guards: {
    canContinue: says('Есть черновик', '2.8'),
    canSubmitNew: says('Можно подать новое', '4.7'),
  },
  actions: {
    keepPermission: says('Запомнить ответ', '4.7'),
    keepFault: says('Запомнить ошибку', '8.3'),
    sayFault: says('Показать ошибку', '8.3'),
  },
  actors: { checkPermission: says('Можно ли подать или продолжить', '4.7, 7.12') },
  delays: {},
}
