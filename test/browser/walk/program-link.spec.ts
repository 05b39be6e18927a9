import type { Page } from '@playwright/test'
import type { LinkUser } from '#domain/programme-link.ts'
import { model as programLinkModel } from '#test/models/program-link.ts'
import { heading, press } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { callTo, type Driver, type Fixture } from './driver.ts'
import { expect, expectMarked } from './test.ts'
import { walkPaths } from './walk-paths.ts'

const find = 'Найти программу'
const numberOf = (page: Page) => page.getByRole('textbox', { name: 'Номер паспорта' })

async function open({ page, portal, complaints }: Fixture): Promise<void> {
  complaints.allow(/404.*\/v1\/products/)
  await signIn(page, portal, 'P3')
  await page.goto('/lk/find-program')
}

/** What stands in the field already is not typed again: that would be an edit. */
async function fill(page: Page, name: string, text: string, shown = text): Promise<void> {
  const field = page.getByRole('textbox', { name })
  if ((await field.inputValue()) !== shown) await field.fill(text)
}

async function submit({ page }: Fixture, { person }: { person: LinkUser }): Promise<void> {
  await fill(page, 'Серия паспорта', '4510', '45 10')
  await fill(page, 'Номер паспорта', '123456')
  await fill(page, 'Номер договора', person.agreementNumber ?? '')
  await press(page, find)
}

async function sees(page: Page, { value }: { value: string }): Promise<void> {
  await expect(heading(page)).toHaveText('Добавить программу')
  if (value === 'linked') return expect(page.getByText('Программа добавлена').first()).toBeVisible()
  await expectMarked(page.getByRole('button', { name: find }), 'aria-busy', value === 'linking')
  const alert = page.getByRole('main').getByRole('alert')
  if (value === 'unknown') await expect(alert).toContainText('Пользователь с такими данными не найден')
  else if (value === 'failed') await expect(alert).toContainText('Не удалось найти программу')
  else await expect(alert).toHaveText('')
}

const driver: Driver = {
  name: 'programLink',
  model: programLinkModel,
  open,
  events: {
    'person.submitted': submit,
    'person.edited': ({ page }) => numberOf(page).fill('12345'),
  },
  ports: {
    linkUser: {
      call: callTo('POST', /\/link-user\/?$/),
      reply: (output: { isLinked: boolean }) => ({ ...output, products: [] }),
    },
  },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
