import type { Page } from '@playwright/test'
import { messages } from '#domain/faults.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { model as joiningWizardModel } from '#test/models/joining-wizard.ts'
import { heading, press } from '../gestures.ts'
import { signIn } from '../stored.ts'
import type { Driver, Fixture } from './driver.ts'
import { backOnline } from '../network.ts'
import { expect } from './test.ts'
import { walkPaths } from './walk-paths.ts'

async function open({ page, portal }: Fixture): Promise<void> {
  await signIn(page, portal, 'P4')
  await page.goto('/lk/zavod/joining-statement?id=request-1')
}

async function sees(page: Page, { value }: { value: string }): Promise<void> {
  switch (value) {
    case 'loading':
      return expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    case 'shown':
      return expect(page.getByRole('main').getByText('Номер заявления')).toBeVisible()
    case 'missing':
      return expect(heading(page)).toHaveText('Заявление на вступление не найдено')
    default:
      return expect(page.getByRole('main').getByRole('alert')).toContainText(messages.joiningStatement)
  }
}

const driver: Driver = {
  name: 'joiningWizard',
  model: joiningWizardModel,
  open,
  events: { 'retry.requested': ({ page }) => press(page, 'Повторить'), 'network.restored': backOnline },
  ports: {
    // The check after the sign-in asks without a number.
    loadJoining: {
      call: (request) => /kpp-online\?.*kppOnlineRequestId/.test(request.url()),
      reply: (output: KppOnlineRequest | null) => output,
    },
  },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
