import { says, type Glossary } from '../kit/says.ts'

export const glossary: Glossary = {
  events: {
    'toast.held': says('На сообщение указали мышью или перешли с клавиатуры', 'решение'),
    'toast.released': says('Указатель или фокус ушёл с сообщения', 'решение'),
    'toast.repeated': says('То же сообщение понадобилось снова', 'решение'),
  },
  guards: {},
  actions: { sayExpired: says('Сообщить, что время вышло', '8') },
  actors: {},
  delays: { toastTimeout: says('Сколько видно сообщение: 10 с', '8, 9') },
}
