import type { Page } from '@playwright/test'
import type { Complaints } from '../../complaints.ts'
import { agree, enterByPhone, heading, phoneField, press, typeCode } from '../../gestures.ts'
import { personas, type Persona } from '../../personas.ts'
import { expect, test } from '../../walk/test.ts'
import type { SandboxClient } from '#test/kit/sandbox-client.ts'

type Fixture = { page: Page; sandbox: SandboxClient; complaints: Complaints }

const address = '/lk/services/redemption-statement'
const birthplace = (page: Page) => page.getByRole('textbox', { name: 'Место рождения' })
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const onwards = (page: Page) => page.getByRole('button', { name: 'Продолжить' }).click()
const choose = (page: Page, group: RegExp, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check()

/** To the third step, where something has been typed and not sent, and the next call is answered 401. */
async function lapse({ page, sandbox, complaints }: Fixture) {
  complaints.allow(/401/)
  await page.goto(address)
  await enterByPhone(page, sandbox, 'P12')
  await page.getByRole('button', { name: 'Принять' }).click()
  await page.getByRole('button', { name: 'Заполнить заявление' }).click()
  await choose(page, /ИПП-2021\/0905/, 'Всю сумму')
  await onwards(page)
  await choose(page, /налоговый резидент/, 'Да')
  await choose(page, /налоговый вычет/, 'Получали')
  await onwards(page)
  await expect(step(page, 'Личные данные')).toBeVisible()
  await birthplace(page).fill('г. Тула')
  await page.getByRole('textbox', { name: 'ИНН' }).fill('500100732259')
  await choose(page, /должностное лицо/, 'Нет')
  await choose(page, /выгоде другого/, 'Нет')
  await sandbox.fault({ match: '* /apirp/clientstatements*', status: 401 })
  await onwards(page)
  await expect(phoneField(page)).toBeVisible()
  await expect(birthplace(page)).toHaveCount(0)
  await expect(page).toHaveURL(address)
}

/** Signs in where the page waits. */
async function enterAgain(page: Page, sandbox: SandboxClient, persona: Persona) {
  await phoneField(page).fill(personas[persona].slice(1))
  await agree(page)
  await press(page, 'Продолжить')
  await typeCode(page, sandbox, persona)
}

test('[4.1-03, 2.4-01] a sign-in that runs out over a statement keeps its page, and the same client goes on where they were', async ({
  page,
  sandbox,
  complaints,
}) => {
  await lapse({ page, sandbox, complaints })
  await expect(phoneField(page)).toHaveValue(/999 000-00-12|999\) 000-00-12/)
  await enterAgain(page, sandbox, 'P12')
  await expect(step(page, 'Документ')).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(birthplace(page)).toHaveValue('г. Тула')
})

test('another client who signs in over a statement is led to the account and sees nothing of it', async ({
  page,
  sandbox,
  complaints,
}) => {
  await lapse({ page, sandbox, complaints })
  await enterAgain(page, sandbox, 'P1')
  await expect(heading(page)).toHaveText('Здравствуйте, Анна')
  await expect(page).toHaveURL('/lk')
  await page.goto(address)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('г. Тула')).toHaveCount(0)
})
