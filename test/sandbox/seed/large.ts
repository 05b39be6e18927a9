import { scopes } from '#domain/auth.ts'
import type { Client, Programme } from '../state.ts'
import { client, corporate, holding, individual } from './build.ts'

const person = { pegasUserId: 100461, operations: 2000 }
const investor = 'Воронцова Галина Аркадьевна'

/** The programme whose content flags show no memorandum. */
export const withoutMemorandum = '104802'
/** The programme that the content service knows nothing of. */
export const withoutContent = '104803'
const withFailingFeatures = '104804'

const programmes = (): Programme[] => [
  corporate({
    ...person,
    id: '104801',
    number: 'КПП-2009/0001',
    date: '2009-09-01',
    investor: 'АО «Полярная верфь»',
    holdingName: 'sever',
    vestingShare: 100,
    isThirdPage: true,
    holdings: [
      holding('Balanced', 812000, 1940000, 120000, 1648310.77),
      holding('Conservative', 204000, 310000, 40000, 288115.2),
    ],
  }),
  corporate({
    ...person,
    id: withoutMemorandum,
    number: 'КПП-2012/0217',
    date: '2012-05-14',
    investor: 'ПАО «Беломорские сети»',
    holdingName: 'sever',
    holdings: [holding('Balanced', 310000, 640000, 90000, 402118.09)],
  }),
  corporate({
    ...person,
    id: withoutContent,
    number: 'КПП-2015/0815',
    date: '2015-08-15',
    investor: 'ООО «Онежский лес»',
    holdingName: 'sever',
    holdings: [holding('Optimal', 190000, 280000, 60000, 160442.51)],
  }),
  {
    ...individual({
      ...person,
      id: withFailingFeatures,
      number: 'ИПП-2016/1201',
      date: '2016-12-01',
      investor,
      holdings: [holding('Conservative', 520000, 0, 0, 231870.4)],
    }),
    features: null,
  },
  individual({
    ...person,
    id: '104805',
    number: 'ИПП-2019/0404',
    date: '2019-04-04',
    investor,
    isThirdPage: true,
    holdings: [holding('Promising', 260000, 0, 0, 98004.65), holding('Balanced', 140000, 0, 0, 51200.35)],
  }),
  individual({
    ...person,
    id: '104806',
    number: 'ИПП-2024/0110',
    date: '2024-01-10',
    investor,
    holdings: [holding('Balanced', 88000, 0, 0, 12960.15)],
  }),
]

/** P11: as much of everything as a client may have. */
export const largeClients = (): Client[] => [
  client({
    number: 11,
    name: ['Воронцова', 'Галина', 'Аркадьевна'],
    birthDate: '1961-06-19',
    gender: 'Female',
    me: { email: 'galina@example.ru', emailConfirmed: true },
    situation: 'Очень много данных: 6 программ и 12\u00A0000 операций за 17\u00A0лет; у программ бывают сбои',
    scopes: [scopes.consentSigned, scopes.newStrategyPage],
    lastLoginDate: '2026-02-16T18:40:00Z',
    programmes: programmes(),
  }),
]
