import { scopes } from '#domain/auth.ts'
import { payout, transfer } from '../movements.ts'
import type { Client, Programme } from '../state.ts'
import { daysFrom } from './days.ts'
import { client, corporate, holding, individual, passportRf } from './build.ts'

/** All the money went over to another portfolio, and two years later a part of it was paid out. */
const moved = (): Pick<Programme, 'inflows' | 'movements' | 'choices'> => ({
  inflows: [
    { ...holding('Balanced', 180000, 0, 0, 38418.2), operations: 48, begin: null, end: '2021-06-30' },
    { ...holding('Conservative', 256000, 0, 0, 123482.4), operations: 72, begin: '2021-07-01', end: null },
  ],
  movements: [
    ...transfer({
      id: '104570-2021',
      date: '2021-07-01',
      from: 'Balanced',
      to: 'Conservative',
      sums: { Personal: 180000, Investment: 38418.2 },
    }),
    ...payout({
      id: '104570-2023',
      date: '2023-04-18',
      portfolio: 'Conservative',
      purpose: 'Часть выкупной суммы по заявлению, поданному в офисе',
      paid: { Personal: 71000, Investment: 16530 },
      tax: { Investment: 2470 },
    }),
  ],
  choices: [{ date: '2021-07-01', contributionType: 'Personal', requestType: 'AllFunds', portfolio: 'Conservative' }],
})

/** Clients with something out of the ordinary: P5, P6 and P7. */
export const specialClients = (today: string): Client[] => [
  client({
    number: 5,
    name: ['Орлова', 'Вера', 'Николаевна'],
    birthDate: '1968-01-12',
    gender: 'Female',
    me: { email: 'vera@example.ru', emailConfirmed: true },
    situation: 'Паспорт числится недействительным; по заявлению на выкуп ждут документы',
    blockings: [
      {
        code: 'PassportInFMS',
        description: 'Паспорт числится недействительным. Предоставьте в фонд сведения о новом документе.',
        createdDate: `${daysFrom(today, -28)}T09:00:00Z`,
      },
    ],
    passports: [{ ...passportRf, isValid: false }],
    programmes: [
      individual({
        id: '104550',
        number: 'ИПП-2018/0033',
        date: '2018-04-16',
        pegasUserId: 100455,
        investor: 'Орлова Вера Николаевна',
        holdings: [holding('Balanced', 410000, 0, 0, 168240.12)],
        operations: 110,
      }),
    ],
  }),
  client({
    number: 6,
    name: ['Ли', 'Артур', ''],
    birthDate: '1992-12-05',
    gender: 'Male',
    me: { email: 'artur@example.ru', middleName: null },
    situation: 'Иностранный паспорт, доступна новая страница инвестиционного портфеля',
    scopes: [scopes.consentSigned, scopes.portfolioOf('104560')],
    restrictions: [
      { name: 'PortfolioAvailable', value: 'no' },
      { name: 'NewInvestAvailable', value: 'yes' },
    ],
    passports: [
      {
        passportId: 'p-6',
        passportType: 'Foreign',
        documentCode: 10,
        series: 'AN',
        number: '0712345',
        issueDate: '2021-05-11',
        issuedBy: 'MINISTRY OF INTERNAL AFFAIRS',
        departmentCode: null,
        expirationDate: daysFrom(today, 1300),
        country: 51,
        isValid: true,
      },
    ],
    programmes: [
      corporate({
        id: '104560',
        number: 'КПП-2023/0560',
        date: '2023-06-01',
        pegasUserId: 100456,
        investor: 'ООО «Север Сервис»',
        holdingName: 'sever',
        holdings: [
          holding('Balanced', 54000, 98000, 24500, 21306.9),
          holding('Conservative', 12000, 20000, 5000, 3110.44),
        ],
        operations: 90,
        vestingShare: 40,
      }),
    ],
  }),
  client({
    number: 7,
    name: ['Белов', 'Игорь', 'Олегович'],
    birthDate: '1964-07-08',
    gender: 'Male',
    me: { email: 'igor@example.ru', emailConfirmed: true },
    situation:
      'Заявление на выкуп на рассмотрении, его ещё можно отозвать; деньги переходили в другой портфель, часть уже выплачена',
    programmes: [
      {
        ...individual({
          id: '104570',
          number: 'ИПП-2017/0710',
          date: '2017-07-10',
          pegasUserId: 100457,
          investor: 'Белов Игорь Олегович',
          holdings: [],
          operations: 0,
        }),
        ...moved(),
      },
    ],
  }),
]
