import type { Page } from '@playwright/test'
import { messages } from '#domain/faults.ts'
import type { Opening } from '#machines/joining-wizard/contract.ts'
import { fresh } from '#test/models/_joining-samples.ts'
import { model as joiningWizardModel } from '#test/models/joining-wizard.ts'
import { heading, press } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { fitted, never, type Driver, type Fixture } from './driver.ts'
import { backOnline } from '../network.ts'
import { expect } from './test.ts'
import { walkPaths } from './walk-paths.ts'

async function open({ page, portal }: Fixture): Promise<void> {
  await signIn(page, portal, 'P4')
  await page.goto('/lk/zavod/joining-statement?id=request-1')
}

async function sees(page: Page, { value }: { value: unknown }): Promise<void> {
  switch (typeof value === 'object' && value && 'missing' in value ? 'missing' : value) {
    case 'loading':
      return expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    case 'missing':
      return expect(heading(page)).toHaveText('Заявление на вступление не найдено')
    case 'failed':
      return expect(page.getByRole('main').getByRole('alert')).toContainText(messages.joiningStatement)
    default:
      return expect(page.getByRole('heading', { name: 'Что понадобится' })).toBeVisible()
  }
}

/* How it is opened; journeys fill it in. */
const events = Object.fromEntries(
  Object.keys(joiningWizardModel.events)
    .filter((type) => type !== 'retry.requested' && type !== 'network.restored')
    .map((type) => [type, never]),
)

const driver: Driver = {
  name: 'joiningWizard',
  model: fitted(
    { ...joiningWizardModel, inputs: joiningWizardModel.inputs.slice(0, 1) },
    { openJoining: { gives: [fresh, null] } },
    events,
  ),
  open,
  events: { 'retry.requested': ({ page }) => press(page, 'Повторить'), 'network.restored': backOnline },
  ports: {
    // The check after the sign-in asks without a number.
    openJoining: {
      call: (request) => /kpp-online\?.*kppOnlineRequestId/.test(request.url()),
      reply: (output: Opening | null) => output && output.request,
    },
  },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
