import type { Page } from '@playwright/test'
import { prefixes } from '#domain/fault-prefixes.ts'
import { messages } from '#domain/faults.ts'
import { expect } from '../fixtures.ts'
import { codeField, typeCode } from '../gestures.ts'
import { attach, olegsRequest, stepCard } from '../joining-gestures.ts'
import type { Persona } from '../personas.ts'
import type { Deed, Errand } from './run-errand.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
/** The same once more where it has failed before. */
const pressOrRepeat = async (page: Page, name: string | RegExp) => {
  const again = page.getByRole('main').getByRole('button', { name: /^Повторить/ })
  await ((await again.first().isVisible()) ? again.first().click() : press(page, name))
}
const choose = (page: Page, group: string | RegExp, option: string | RegExp) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option }).check()
const scan = (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(name)]),
})
const onDevice = 'Сохранено на этом устройстве'
/** No code is sent sooner after another, in seconds. */
const untilNextCode = 31
/** The same of letters. */
const untilNextLetter = 61
/** How long the check of files takes at the most, in seconds. */
const untilChecked = 60

/** A document that is read before it is signed: of what is no document its own place speaks. */
const paper = (row: string, title: string | RegExp, prefix: string | null = null): Deed => ({
  calls: [row],
  signs: {
    [row]: {
      missing: [prefix, messages.brokenAnswer].filter(Boolean).join('. '),
      null: [prefix, messages.unexpected].filter(Boolean).join('. '),
      wrong: 'Документ здесь не открылся',
    },
  },
  async act({ page }) {
    await page.getByRole('button', { name: title }).click()
  },
  async after({ page }) {
    const dialog = page.getByRole('dialog')
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Закрыть' }).click()
  },
})
/** The document is drawn, and done with. */
async function putAway(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('canvas').first().waitFor({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
}
const code = (row: string): Deed => ({
  calls: [row],
  before: ({ page }) => putAway(page),
  async act({ page, portal }) {
    await portal.sandbox.clock(untilNextCode)
    await press(page, 'Подписать кодом из СМС')
  },
})
const signature = (row: string, persona: Persona, done: string): Deed => ({
  calls: [row],
  signs: { [row]: done },
  isOnce: true,
  async act({ page, portal }) {
    await codeField(page).waitFor()
    await typeCode(page, portal.sandbox, persona)
  },
})

const deduction: Errand = {
  what: 'Anna orders the papers of a deduction',
  persona: 'P1',
  address: '/lk/taxation/statement',
  deeds: [
    {
      calls: ['taxDeduction.create'],
      async before({ page }) {
        await page.getByRole('group', { name: /^Годы/ }).getByRole('checkbox').first().check()
        await page.getByRole('textbox', { name: /^ИНН/ }).fill('500100732259')
      },
      act: ({ page }) => pressOrRepeat(page, 'Перейти к документу'),
    },
    paper('taxDeduction.draft', /^Открыть/, prefixes.file),
    code('signing.requestCode'),
    // The services are asked what has become of it.
    signature('signing.confirm', 'P1', 'Заявление подано'),
  ],
}

const company = 'Взносы работодателя'
const change: Errand = {
  what: 'Anna changes her portfolio',
  persona: 'P1',
  address: '/lk/program/104512/portfolio-change',
  deeds: [
    {
      ...paper('portfolios.statementDraft', /^Открыть.*Заявление о смене/),
      async before({ page }) {
        await choose(page, company, /^Консервативный/)
        await choose(page, company, /^Все средства/)
        await press(page, 'Сравнить')
        await press(page, 'Перейти к документам')
        await stepCard(page, 'Документы на подпись').waitFor()
      },
    },
    {
      ...paper('portfolios.agreementDraft', /^Открыть.*Дополнительное соглашение/),
      before: ({ page }) => putAway(page),
    },
    {
      ...paper('synchronizerSigning.universalDraft', /^Открыть.*Заявление о смене/),
      async before({ page }) {
        await putAway(page)
        await press(page, /^Вернуться/)
        await press(page, 'Назад')
        await choose(page, 'Ваши взносы', /^Консервативный/)
        await choose(page, 'Ваши взносы', /^Все средства/)
        await press(page, 'Сравнить')
        await press(page, 'Перейти к документам')
        await stepCard(page, 'Документы на подпись').waitFor()
      },
    },
    {
      ...paper('synchronizerSigning.additionalDraft', /^Открыть.*Дополнительное соглашение/),
      before: ({ page }) => putAway(page),
    },
    code('synchronizerSigning.requestCode'),
    signature('synchronizerSigning.confirm', 'P1', 'Заявление подано'),
  ],
}

const withdrawal: Errand = {
  what: 'Igor withdraws his statement',
  persona: 'P7',
  address: '/lk/services/withdrawal?id=rs-7',
  deeds: [
    { calls: ['filedStatements.withdraw'], act: ({ page }) => pressOrRepeat(page, 'Отозвать заявление') },
    {
      calls: ['filedStatements.withdrawalTemplates'],
      before: ({ page }) => press(page, /^Вернуться/),
      act: ({ page }) => pressOrRepeat(page, 'Отозвать заявление'),
    },
    paper('filedStatements.fillWithdrawal', /^Открыть/),
  ],
}

const supplement: Errand = {
  what: 'Vera sends her passport',
  persona: 'P5',
  address: '/lk/services/supplement?id=rs-5',
  deeds: [
    {
      calls: ['filedStatements.supplement'],
      isAwaited: true,
      async before({ page }) {
        const slot = page.getByRole('region', { name: /^Паспорт, разворот с фото/ })
        await attach(page, (await slot.getAttribute('aria-label')) ?? '')
      },
      act: ({ page }) => pressOrRepeat(page, 'Отправить в фонд'),
    },
  ],
}

const toStep = async (page: Page, name: string) => {
  await page.getByRole('button', { name: new RegExp(`^(\\d\\s*)?${name}( — заполнено)?$`) }).click()
  await stepCard(page, name).waitFor()
}
/** What is looked up while one types: each time something else. */
const suggestions = (row: string, field: string): Deed => {
  const typed = ['Моск', 'Москв', 'Москва', 'Москва,']
  return {
    calls: [row],
    signs: { [row]: 'Подсказки не загрузились. Введите сами' },
    async act({ page }) {
      const box = page.getByRole('combobox', { name: field, exact: true })
      await box.fill(typed[typed.indexOf(await box.inputValue()) + 1] ?? '')
    },
  }
}
const [main, registration] = ['Паспорт, разворот с фото', 'Паспорт, страница с регистрацией']
const slotOf = (page: Page, place: string) => page.getByRole('region', { name: place })
const chooseFile = (page: Page, place: string) =>
  slotOf(page, place).locator('input[type=file]').first().setInputFiles(scan(place))
const taken = (page: Page, place: string) =>
  expect(slotOf(page, place).getByText('Принят', { exact: true })).toBeVisible({ timeout: 30_000 })

const redemption: Errand = {
  what: 'Anna goes on with her redemption',
  persona: 'P1',
  address: '/lk/services/redemption-statement',
  deeds: [
    {
      ...suggestions('lookups.offices', 'Кем выдан'),
      before: ({ page }) => toStep(page, 'Документ'),
    },
    {
      ...suggestions('lookups.addresses', 'Адрес регистрации'),
      before: ({ page }) => toStep(page, 'Адреса'),
    },
    {
      ...suggestions('lookups.banks', 'Банк'),
      before: ({ page }) => toStep(page, 'Реквизиты'),
    },
    {
      calls: ['redemption.save'],
      signs: { 'redemption.save': onDevice },
      isNeededWhole: true,
      async before({ page }) {
        await toStep(page, 'Налоги')
        await choose(page, /налоговый вычет/, 'Не получали')
      },
      act: ({ page }) => press(page, 'Продолжить'),
    },
    {
      calls: ['files.uploadTemporary'],
      async before({ page }) {
        await toStep(page, 'Реквизиты')
        await page.getByRole('combobox', { name: 'Банк' }).fill('ПАО Сбербанк')
        await page.getByRole('textbox', { name: 'БИК' }).fill('044525225')
        await page.getByRole('textbox', { name: 'Номер счёта' }).fill('40817810700000000001')
        await press(page, 'Продолжить')
        await stepCard(page, 'Файлы').waitFor()
      },
      async act({ page }) {
        const again = page.getByRole('button', { name: /^Повторить: / })
        await ((await again.isVisible()) ? again.click() : chooseFile(page, main))
      },
    },
    {
      calls: ['files.check'],
      silent: { 'files.check': 'the file is asked about until the fund has judged it' },
      isOnce: true,
      act: ({ page }) => chooseFile(page, registration),
    },
    {
      calls: ['redemption.templates'],
      isNeededWhole: true,
      async before({ page }) {
        for (const place of [main, registration]) await taken(page, place)
        await press(page, 'Продолжить')
        await stepCard(page, 'Проверка').waitFor()
        for (const tick of await page.getByRole('main').getByRole('checkbox').all()) await tick.check()
      },
      act: ({ page }) => press(page, 'Перейти к подписанию'),
    },
    paper('redemption.fillTemplate', /^Открыть.*Заявление о выплате/),
  ],
}
/** Asked before anything is filled in, and in the middle of it alike. */
const question: Errand = {
  what: 'Pyotr asks about a redemption',
  persona: 'P12',
  address: '/lk/services/redemption-statement',
  deeds: [
    {
      calls: ['support.redemptionQuestion'],
      async before({ page }) {
        await press(page, 'Задать вопрос фонду')
        await page.getByRole('dialog').getByRole('textbox', { name: 'Сообщение' }).fill('Когда придут деньги?')
      },
      act: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Отправить', exact: true }).click(),
    },
  ],
}

const companyRequest: Errand = {
  what: 'Anna writes for her company',
  persona: 'P1',
  address: '/corporate/company',
  deeds: [suggestions('lookups.companies', 'Компания')],
}

const confirmation: Errand = {
  what: 'Oleg confirms his address',
  persona: 'P4',
  address: olegsRequest,
  deeds: [
    {
      calls: ['joining.confirmEmail'],
      before: ({ page }) => page.getByRole('textbox', { name: 'Электронная почта' }).fill('oleg@example.ru'),
      async act({ page, portal }) {
        await portal.sandbox.clock(untilNextLetter)
        await press(page, /письм/)
      },
    },
  ],
}

const joining: Errand = {
  what: 'Inna replaces a file and goes on to sign',
  persona: 'P8',
  address: '/lk/sever/joining-statement?id=kpp-8',
  tolerated: /ERR_INTERNET_DISCONNECTED/,
  deeds: [
    {
      // It is there all the same: the fund is asked before it is sent again.
      calls: ['joining.save'],
      isOnce: true,
      isAwaited: true,
      async before({ page }) {
        await slotOf(page, main)
          .getByRole('button', { name: /^Удалить/ })
          .click()
        await attach(page, main)
      },
      act: ({ page }) => press(page, 'Отправить на проверку'),
      async after({ page }) {
        // With the network's return nothing is waited for.
        await page.context().setOffline(true)
        await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
        await page.context().setOffline(false)
      },
    },
    {
      calls: ['statements.joiningRequest'],
      silent: { 'statements.joiningRequest': 'the fund is asked again, and what it said before stands' },
      isOnce: true,
      async before({ page, portal }) {
        await page.getByText('Проверяется').first().waitFor()
        await portal.sandbox.clock(untilChecked)
      },
      act: ({ page }) => press(page, 'Проверить сейчас'),
    },
    {
      calls: ['joining.templates'],
      async before({ page }) {
        await press(page, 'Проверить сейчас')
        await stepCard(page, 'Осталось подписать').waitFor()
      },
      act: ({ page }) => press(page, 'К документам и подписи'),
    },
    paper('joining.fillTemplate', /^Открыть.*Заявление на вступление/),
  ],
}

/** What clients do with their statements. */
export const statementErrands: readonly Errand[] = [
  deduction,
  change,
  withdrawal,
  supplement,
  redemption,
  question,
  companyRequest,
  confirmation,
  joining,
]
