import type { Page } from '@playwright/test'
import { attach, fillContributions, fillPerson, olegsRequest } from '../joining-gestures.ts'
import type { SandboxClient } from '#test/kit/sandbox-client.ts'
import type { Persona } from '../personas.ts'

/** A state of a wizard, how a client fills it in, and the press that leads on. */
export type WizardState = {
  /** The heading of its card. */
  name: string
  fill?: (page: Page) => Promise<void>
  /** What has to come about before it is shown. */
  before?: (page: Page, sandbox: SandboxClient) => Promise<void>
  /** Null where the tour ends. */
  onwards: string | null
}
/** The way of a client through a wizard. */
export type Tour = {
  wizard: string
  persona: Persona
  address: string
  /** The press that leads from its first page to its first step. */
  start?: string
  states: readonly WizardState[]
  filing: {
    /** The press by which what was filled in goes on to be filed. */
    last: string
    isSigned: boolean
    /** What the fund calls it; null where it adds to another statement and is none of its own. */
    title: RegExp | null
    /** What is read once it is filed. */
    done: string
  }
}

const choose = (page: Page, group: string | RegExp, option: string | RegExp) =>
  page
    .getByRole('group', { name: group })
    .getByRole('radio', { name: option, exact: typeof option === 'string' })
    .check()
async function write(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.getByRole('textbox', { name }).first().fill(value)
}

async function filesAreChecked(page: Page, sandbox: SandboxClient): Promise<void> {
  const ask = page.getByRole('button', { name: 'Проверить сейчас' })
  await ask.waitFor()
  await sandbox.clock(60)
  await ask.click()
}

const onwards = 'Продолжить'
const [main, registration] = ['Паспорт, разворот с фото', 'Паспорт, страница с регистрацией']
const account = { БИК: '044525225', 'Номер счёта': '40817810700000000001' }

/** All seven statements, each by a client who may file it. */
export const tours: readonly Tour[] = [
  {
    wizard: 'redemption',
    filing: {
      last: 'Перейти к подписанию',
      isSigned: true,
      title: /^Заявление о выплате выкупной/,
      done: 'Заявление подано',
    },
    persona: 'P12',
    address: '/lk/services/redemption-statement',
    start: 'Заполнить заявление',
    states: [
      { name: 'Договоры и сумма', fill: (page) => choose(page, /ИПП-2021\/0905/, 'Всю сумму'), onwards },
      {
        name: 'Налоги',
        async fill(page) {
          await choose(page, /налоговый резидент/, 'Да')
          await choose(page, /налоговый вычет/, 'Получали')
        },
        onwards,
      },
      {
        name: 'Личные данные',
        async fill(page) {
          await write(page, { 'Место рождения': 'г. Тула', ИНН: '500100732259' })
          await choose(page, /должностное лицо/, 'Нет')
          await choose(page, /выгоде другого/, 'Нет')
        },
        onwards,
      },
      { name: 'Документ', onwards },
      {
        name: 'Адреса',
        async fill(page) {
          await page.getByRole('combobox', { name: 'Адрес регистрации' }).fill('г. Тула, ул. Садовая, д. 4, кв. 18')
          await page.getByRole('checkbox', { name: 'Живу по адресу регистрации' }).check()
        },
        onwards,
      },
      { name: 'Контакты', onwards },
      {
        name: 'Реквизиты',
        async fill(page) {
          await page.getByRole('combobox', { name: 'Банк' }).fill('ПАО Сбербанк')
          await write(page, account)
        },
        onwards,
      },
      {
        name: 'Файлы',
        async fill(page) {
          for (const place of [main, registration]) await attach(page, place)
        },
        onwards,
      },
      {
        name: 'Проверка',
        async fill(page) {
          for (const tick of await page.getByRole('main').getByRole('checkbox').all()) await tick.check()
        },
        onwards: null,
      },
    ],
  },
  {
    wizard: 'pension',
    filing: { last: 'Перейти к подписанию', isSigned: true, title: /пенси/, done: 'Заявление подано' },
    persona: 'P7',
    address: '/lk/services/pension-statement',
    start: 'Заполнить заявление',
    states: [
      { name: 'Программа', onwards },
      { name: 'Основание', fill: (page) => page.getByRole('radio', { name: /^Пенсионный возраст/ }).check(), onwards },
      {
        name: 'Схема выплат',
        async fill(page) {
          await page.getByRole('radio', { name: 'В течение срока' }).check()
          await page.getByRole('combobox', { name: 'На сколько лет' }).selectOption('10')
        },
        onwards,
      },
      { name: 'Личные данные', fill: (page) => write(page, { ИНН: '500100732259' }), onwards },
      { name: 'Документ', onwards },
      { name: 'Контакты', onwards },
      {
        name: 'Реквизиты',
        async fill(page) {
          await page.getByRole('combobox', { name: 'Банк' }).fill('ПАО Сбербанк')
          await write(page, account)
        },
        onwards,
      },
      { name: 'Файлы', fill: (page) => attach(page, main), onwards },
      { name: 'Проверка', onwards: null },
    ],
  },
  {
    wizard: 'tax deduction',
    filing: { last: 'Перейти к документу', isSigned: true, title: /вычет/, done: 'Заявление подано' },
    persona: 'P1',
    address: '/lk/taxation/statement',
    states: [
      {
        name: '',
        async fill(page) {
          await page.getByRole('group', { name: /^Годы/ }).getByRole('checkbox').first().check()
          await page.getByRole('textbox', { name: /^ИНН/ }).fill('500100732259')
        },
        onwards: null,
      },
    ],
  },
  {
    wizard: 'portfolio change',
    filing: { last: 'Перейти к документам', isSigned: true, title: /смене портфеля/, done: 'Заявление подано' },
    persona: 'P1',
    address: '/lk/program/104512/portfolio-change',
    states: [
      {
        name: '',
        async fill(page) {
          await choose(page, 'Взносы работодателя', /^Консервативный/)
          await choose(page, 'Взносы работодателя', /^Все средства/)
        },
        onwards: 'Сравнить',
      },
      { name: 'Было и станет', onwards: null },
    ],
  },
  {
    wizard: 'joining',
    filing: {
      last: 'К документам и подписи',
      isSigned: true,
      title: /вступлен/,
      done: 'Заявление подписано и передано фонду',
    },
    persona: 'P4',
    address: olegsRequest,
    states: [
      { name: 'Личные данные', fill: fillPerson, onwards },
      {
        name: 'Взносы и документы',
        async fill(page) {
          await fillContributions(page, '100')
          for (const place of [main, registration]) await attach(page, place)
        },
        onwards: 'Отправить на проверку',
      },
      { name: 'Осталось подписать', before: filesAreChecked, onwards: null },
    ],
  },
  {
    wizard: 'supplement',
    filing: { last: 'Отправить в фонд', isSigned: false, title: null, done: 'Документы отправлены' },
    persona: 'P5',
    address: '/lk/services/supplement?id=rs-5',
    states: [
      {
        name: '',
        async fill(page) {
          await page.getByRole('textbox', { name: 'Пояснение' }).fill('Паспорт получен в октябре')
          const slot = page.getByRole('region', { name: /^Паспорт, разворот с фото/ })
          await attach(page, (await slot.getAttribute('aria-label')) ?? main)
        },
        onwards: null,
      },
    ],
  },
  {
    wizard: 'withdrawal',
    filing: { last: 'Отозвать заявление', isSigned: true, title: /^Отзыв/, done: 'Заявление отозвано' },
    persona: 'P7',
    address: '/lk/services/withdrawal?id=rs-7',
    states: [{ name: 'Что будет, если отозвать', onwards: null }],
  },
]
