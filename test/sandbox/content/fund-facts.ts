/** The pretended fund at the end of a year: billions of rubles, thousands of people. */
export const years = [
  { year: 2021, reserves: 18.4, participants: 176, pensioners: 24.1, paid: 1.1, income: 0.9 },
  { year: 2022, reserves: 19.5, participants: 183, pensioners: 25.9, paid: 1.2, income: 1.1 },
  { year: 2023, reserves: 21.8, participants: 191, pensioners: 27.8, paid: 1.4, income: 1.8 },
  { year: 2024, reserves: 24.1, participants: 199, pensioners: 29.2, paid: 1.5, income: 2.4 },
  { year: 2025, reserves: 27.4, participants: 208, pensioners: 30.6, paid: 1.7, income: 3.5 },
] as const

/** The same today, as far as the year has gone. */
export const lately = {
  asOf: '2026-10-31',
  reserves: 30.5,
  participants: 214,
  pensioners: 31.4,
  companies: 87,
} as const

/** Where the fund is, and how to pay to it. */
export const address = '101000, Москва, Портовая набережная, дом 1'
export const workHours = 'По будням с 9:00 до 18:00'
export const hotline = '8 800 000-00-00'
export const requisites = {
  inn: '9701002002',
  kpp: '970101001',
  ogrn: '1097746000120',
  account: '40701810400000000383',
  bank: 'Банк «Гавань», Москва',
  bic: '044525999',
  correspondentAccount: '30101810600000000999',
} as const

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })
/** A figure of a text: 48.6 as «48,6». */
export const said = (value: number): string => number.format(value)
