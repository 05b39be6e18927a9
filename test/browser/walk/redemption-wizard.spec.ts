import type { Page } from '@playwright/test'
import type { Context } from '#machines/redemption-wizard/contract.ts'
import { model as redemptionWizardModel } from '#test/models/redemption-wizard.ts'
import { heading, press } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { callTo, type Driver, type Fixture } from './driver.ts'
import { backOnline } from '../network.ts'
import { expect } from './test.ts'
import { walkPaths } from './walk-paths.ts'

async function open({ page, portal }: Fixture): Promise<void> {
  await signIn(page, portal, 'P1')
  await page.goto('/lk/services/redemption-statement')
}

type Sees = { value: 'accountManagement' | { statementGuide: string }; context: Context }

async function sees(page: Page, { value, context }: Sees): Promise<void> {
  await expect(heading(page)).toHaveText('Заявление на выкуп')
  const main = page.getByRole('main')
  switch (value === 'accountManagement' ? value : value.statementGuide) {
    case 'checking':
      return expect(main.locator('[aria-busy="true"]').first()).toBeVisible()
    case 'ready':
      return expect(main.getByText('Подать заявление можно')).toBeVisible()
    case 'blocked':
      return expect(main.getByText(context.permission?.reason ?? '')).toBeVisible()
    case 'failed':
      return expect(main.getByRole('alert')).toContainText('Не удалось проверить')
    default:
      return expect(main.getByRole('heading', { name: 'Договоры и сумма' })).toBeVisible()
  }
}

const driver: Driver = {
  name: 'redemptionWizard',
  model: redemptionWizardModel,
  open,
  events: { 'retry.requested': ({ page }) => press(page, 'Повторить'), 'network.restored': backOnline },
  ports: { checkPermission: { call: callTo('GET', /\/canSubmitNewOrContinueStatement$/), reply: (output) => output } },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
