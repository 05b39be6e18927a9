import type { BankRecord } from './records.ts'
import { correspondentOf, digitsOf, innFrom } from './digits.ts'

type Known = [short: string, bic: string, swift: string, inn: string]

/** Banks that everybody knows, as the register of the Bank of Russia has them. */
const known: Known[] = [
  ['ПАО Сбербанк', '044525225', 'SABRRUMMXXX', '7707083893'],
  ['Банк ВТБ (ПАО)', '044525187', 'VTBRRUMMXXX', '7702070139'],
  ['АО «Альфа-Банк»', '044525593', 'ALFARUMMXXX', '7728168971'],
  ['АО «ТБанк»', '044525974', 'TICSRUMMXXX', '7710140679'],
  ['Банк ГПБ (АО)', '044525823', 'GAZPRUMMXXX', '7744001497'],
  ['АО «Россельхозбанк»', '044525111', 'RUAGRUMMXXX', '7725114488'],
  ['АО «Райффайзенбанк»', '044525700', 'RZBMRUMMXXX', '7744000302'],
  ['ПАО «Совкомбанк»', '043469743', 'SOMRRUMMXXX', '4401116480'],
]
/** Invented ones: a name, and how many branches it has in these towns. */
const names = ['Маяк', 'Фарватер', 'Якорь', 'Гавань', 'Створ', 'Бриз', 'Волна', 'Компас', 'Лоция', 'Штиль', 'Парус']
const towns: [town: string, branch: string][] = [
  ['г Москва', '044525'],
  ['г Санкт-Петербург', '044030'],
  ['г Екатеринбург', '046577'],
  ['г Новосибирск', '045004'],
  ['г Казань', '049205'],
]
const count = 60
/** Every so many of the invented ones has lost its licence. */
const closedEvery = 17

const suggestion = (
  short: string,
  bic: string,
  { town, inn, swift, isClosed }: { town: string; inn: string; swift: string | null; isClosed: boolean },
): BankRecord => ({
  value: short,
  unrestricted_value: short,
  data: {
    bic,
    swift,
    inn,
    kpp: `${inn.slice(0, 4)}01001`,
    registration_number: String(1000 + (Number(bic.slice(-3)) % 900)),
    correspondent_account: correspondentOf(bic),
    payment_city: town,
    name: { payment: short.toUpperCase(), full: null, short },
    state: { status: isClosed ? 'LIQUIDATED' : 'ACTIVE' },
  },
})

const invented = Array.from({ length: count - known.length }, (_, index) => {
  const [town, branch] = towns[index % towns.length] ?? ['г Москва', '044525']
  const number = Math.floor(index / names.length)
  const name = `АО Банк «${names[index % names.length]}${number === 0 ? '' : `-${number}`}»`
  return suggestion(name, `${branch}${300 + index * 7}`, {
    town,
    inn: innFrom(`77${digitsOf(index, 7)}`),
    swift: null,
    isClosed: index % closedEvery === closedEvery - 1,
  })
})

/** The banks that are known to the lookup service. */
export const banks: BankRecord[] = [
  ...known.map(([short, bic, swift, inn]) =>
    suggestion(short, bic, { town: bic.startsWith('0434') ? 'г Кострома' : 'г Москва', inn, swift, isClosed: false }),
  ),
  ...invented,
]

/** БИК of those that have no licence any more. */
export const closedBanks: ReadonlySet<string> = new Set(
  banks.filter(({ data }) => data.state?.status === 'LIQUIDATED').map(({ data }) => data.bic ?? ''),
)
