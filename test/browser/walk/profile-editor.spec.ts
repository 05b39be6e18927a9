import type { Page } from '@playwright/test'
import { model as profileEditorModel } from '#test/models/profile-editor.ts'
import { heading, press } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { callTo, type Driver, type Fixture } from './driver.ts'
import { expect, expectMarked } from './test.ts'
import { walkPaths } from './walk-paths.ts'

type Value = { person: string; letter: string }

async function open({ page, portal }: Fixture): Promise<void> {
  await signIn(page, portal, 'P1')
  await page.goto('/lk/profile')
}

const email = (page: Page) => page.getByRole('region', { name: 'Электронная почта' })
const letter = (page: Page) => email(page).getByRole('button', { name: /^Отправить/ })

async function sees(page: Page, { value: { person, letter: sending } }: { value: Value }): Promise<void> {
  await expect(heading(page)).toHaveText('Профиль')
  const main = page.getByRole('main')
  if (person === 'reading') await expect(main.getByRole('button', { name: 'Изменить' })).toBeVisible()
  else await expectMarked(main.getByRole('button', { name: 'Сохранить' }), 'aria-busy', person === 'saving')
  await expect(main.getByText('Изменения не сохранены')).toHaveCount(person === 'failed' ? 1 : 0)
  await expectMarked(letter(page), 'aria-busy', sending === 'sending')
  await expect(email(page).getByText('Письмо отправлено')).toHaveCount(sending === 'sent' ? 1 : 0)
  await expect(email(page).getByText('Письмо не отправлено')).toHaveCount(sending === 'failed' ? 1 : 0)
}

const driver: Driver = {
  name: 'profileEditor',
  model: profileEditorModel,
  open,
  events: {
    'editing.begun': ({ page }) => press(page, 'Изменить'),
    'editing.cancelled': ({ page }) => press(page, 'Отменить'),
    'person.submitted': ({ page }) => press(page, 'Сохранить'),
    'letter.requested': ({ page }) => letter(page).click(),
    'page.shown': ({ page }) => page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow'))),
  },
  ports: {
    saveMe: { call: callTo('PATCH', /\/v1\/me$/), reply: (me: object) => me },
    sendLetter: {
      call: callTo('POST', /\/send-confirmation-email$/),
      reply: () => ({}),
      refusal: ({ kind }: { kind: string }) =>
        kind === 'alreadyConfirmed' ? { status: 409, code: 'EmailAlreadyConfirmed' } : null,
    },
  },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
