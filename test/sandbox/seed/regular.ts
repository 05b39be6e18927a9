import { scopes } from '#domain/auth.ts'
import type { Client } from '../state.ts'
import { client, corporate, holding, individual, passportRf } from './build.ts'

/** Clients of the everyday kind: P1, P2, P3 and P12. */
export const regularClients = (): Client[] => [
  client({
    number: 1,
    name: ['Иванова', 'Анна', 'Сергеевна'],
    birthDate: '1984-05-17',
    gender: 'Female',
    me: { email: 'anna@example.ru' },
    situation: 'Две программы, согласие подписано, есть черновик заявления на выкуп',
    userId: '5f0f8a52-51f5-4c26-8a6a-0d7a5b0f3a11',
    scopes: [scopes.consentSigned, scopes.newStrategyPage, scopes.portfolioOf('104512')],
    lastLoginDate: '2026-02-10T07:12:03Z',
    programmes: [
      corporate({
        id: '104512',
        number: 'КПП-2019/0451',
        date: '2019-03-01',
        pegasUserId: 100451,
        investor: 'ООО «Север Сервис»',
        holdingName: 'sever',
        holdings: [holding('Balanced', 80000, 340000, 85000, 73108.25)],
        operations: 190,
        isThirdPage: true,
      }),
      individual({
        id: '104513',
        number: 'ИПП-2022/1107',
        date: '2022-11-07',
        pegasUserId: 100451,
        investor: 'Иванова Анна Сергеевна',
        holdings: [holding('Balanced', 130000, 0, 0, 34210.3)],
        operations: 64,
        isThirdPage: true,
      }),
    ],
  }),
  client({
    number: 2,
    name: ['Кузнецов', 'Павел', 'Андреевич'],
    birthDate: '1979-11-02',
    gender: 'Male',
    me: { email: 'pavel@example.ru', snils: '123-456-789 64' },
    situation: 'Согласие на обработку персональных данных ещё не подписано',
    scopes: [],
    programmes: [
      individual({
        id: '104520',
        number: 'ИПП-2023/0214',
        date: '2023-02-14',
        pegasUserId: 100452,
        investor: 'Кузнецов Павел Андреевич',
        holdings: [holding('Conservative', 96000, 0, 0, 18420.75)],
        operations: 48,
      }),
    ],
  }),
  client({
    number: 3,
    name: ['Фёдорова', 'Мария', 'Игоревна'],
    birthDate: '1990-08-21',
    gender: 'Female',
    me: { email: 'maria@example.ru', emailConfirmed: true, snils: '087-654-303 00' },
    situation: 'Программ нет; по паспорту 4510 123456 находится программа 104513',
    passports: [passportRf],
    linkable: individual({
      id: '104513',
      number: 'ИПП-2022/1107',
      date: '2022-11-07',
      pegasUserId: 100453,
      investor: 'Фёдорова Мария Игоревна',
      holdings: [holding('Balanced', 130000, 0, 0, 34210.3)],
      operations: 64,
    }),
  }),
  client({
    number: 12,
    name: ['Тихонов', 'Пётр', 'Васильевич'],
    birthDate: '1986-03-30',
    gender: 'Male',
    me: { email: 'petr@example.ru', emailConfirmed: true },
    situation: 'Одна индивидуальная программа, ничего не подано: удобно проходить любое заявление с начала',
    programmes: [
      individual({
        id: '104612',
        number: 'ИПП-2021/0905',
        date: '2021-09-05',
        pegasUserId: 100462,
        investor: 'Тихонов Пётр Васильевич',
        holdings: [holding('Balanced', 240000, 0, 0, 71530.4)],
        operations: 80,
      }),
    ],
  }),
]
