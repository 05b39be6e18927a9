import { expect, type Page } from '@playwright/test'
import { toAuth, type AuthResult } from '#domain/auth-answers.ts'
import type { Auth } from '#domain/auth.ts'
import type { Portal } from '#test/kit/portal-server.ts'
import { personas, type Persona } from './personas.ts'

/** A document of the portal's own origin that starts nothing. One that is put in the way of a request would cost every later one: nothing is cached any more. */
const quiet = '/favicon.svg'

/** What a browser remembers of an earlier visit: values of its two storages, by key. */
export type Memories = { local?: Record<string, unknown>; session?: Record<string, unknown> }

/** Puts memories into the browser before the portal is opened. */
export async function remember(page: Page, { local = {}, session = {} }: Memories): Promise<void> {
  // A page that is just on its way elsewhere cancels the first try.
  await expect(async () => {
    await page.goto(quiet)
    await page.evaluate(
      ([here, tab]) => {
        for (const [key, value] of Object.entries(here)) localStorage.setItem(key, JSON.stringify(value))
        for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, JSON.stringify(value))
      },
      [local, session] as const,
    )
  }).toPass()
}

/** What a sign-in needs of a portal, whoever serves it. */
type Entrance = Pick<Portal, 'origin' | 'sandbox'>

/** Signs a persona in by calls alone, as another device would, and hands the sign-in back as the portal stores it. */
export async function authOf({ origin, sandbox }: Entrance, persona: Persona): Promise<Auth> {
  const phone = personas[persona]
  const post = async <Reply>(path: string, body: object): Promise<Reply> => {
    const response = await fetch(`${origin}/api/auth/v4/auth/sms/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${persona} cannot sign in: ${response.status} to ${path}`)
    return response.json() as Promise<Reply>
  }
  const device = { userAppType: 'WebClientApp', deviceName: 'test', deviceId: '1000000000000001' }
  const { confirmationToken } = await post<{ confirmationToken: string }>(`send?phoneNumber=${phone}`, device)
  const result = await post<AuthResult>(
    `confirm/${confirmationToken}?confirmationCode=${await sandbox.lastCode(phone)}`,
    {},
  )
  const auth = toAuth(result)
  if (auth === null) throw new Error(`The tokens of ${persona} cannot be read.`)
  return auth
}

/** A browser in which a persona has signed in before. */
export async function signIn(page: Page, portal: Entrance, persona: Persona): Promise<Auth> {
  const auth = await authOf(portal, persona)
  await remember(page, { local: { auth, CookieAccepted: true } })
  return auth
}
