import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'toast.held': described('На сообщение указали мышью или перешли с клавиатуры', 'решение'),
    'toast.released': described('Указатель или фокус ушёл с сообщения', 'решение'),
    'toast.repeated': described('То же сообщение понадобилось снова', 'решение'),
  },
  guards: {},
  actions: { tellExpired: described('Сообщить, что время вышло', '8') },
  actors: {},
  delays: { toastTimeout: described('Сколько видно сообщение: 10 с', '8, 9') },
}
