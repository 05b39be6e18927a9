import type { Page } from '@playwright/test'
import { messages } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { Returned } from '#machines/esia-callback/contract.ts'
import { model as esiaCallbackModel } from '#test/models/esia-callback.ts'
import { heading, press } from '../gestures.ts'
import { remember } from '../stored.ts'
import { callTo, fitted, never, type Driver, type Fixture } from './driver.ts'
import { backOnline } from '../network.ts'
import { authorizeCall, authReply } from './replies.ts'
import { expect } from './test.ts'
import { walkPaths } from './walk-paths.ts'

async function open({ page }: Fixture, { readCallback }: { readCallback?: Returned }): Promise<void> {
  const { mark = null, result = 'None', error = '', errorDescription = '' } = readCallback ?? {}
  await remember(page, { session: mark ? { esiaMark: { at: Date.now(), ...mark } } : {} })
  await page.goto(`/lk/esia?${new URLSearchParams({ result, error, error_description: errorDescription }).toString()}`)
}

type Sees = { value: string; status: string }

async function sees(page: Page, { value, status }: Sees): Promise<void> {
  if (status === 'done') return expect(page).not.toHaveURL(/result|error/)
  await expect(page).toHaveURL('/lk/esia')
  await expect(heading(page)).toHaveText('Возвращаемся с Госуслуг')
  if (value === 'offline') await expect(page.getByRole('alert').filter({ hasText: messages.offline })).toBeVisible()
  else await expect(page.getByText('Проверяем вход…')).toBeVisible()
}

const driver: Driver = {
  name: 'esiaCallback',
  model: fitted(esiaCallbackModel, { readCallback: { fails: never } }),
  recalls: ['readCallback'],
  open: open as Driver['open'],
  events: {
    'retry.requested': ({ page }) => press(page, 'Повторить'),
    'network.restored': backOnline,
  },
  ports: {
    openEsiaSession: {
      call: callTo('POST', /\/esia\/session$/),
      reply: ({ token }: { token: string | null }) => ({ confirmationToken: token }),
    },
    checkBinding: {
      call: callTo('POST', /\/esia\/session\/state\//),
      reply: ({ isBinded }: { isBinded: boolean }) => ({ binded: isBinded }),
    },
    confirmEsia: { call: callTo('POST', /\/esia\/confirm\//), reply: authReply },
  },
  silent: { authorize: authorizeCall },
  delays: { networkRetryPause: () => limits.networkRetryPause },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
