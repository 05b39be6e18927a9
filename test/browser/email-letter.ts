import type { Portal } from '#test/kit/portal-server.ts'
import { expect } from './fixtures.ts'
import { authOf } from './stored.ts'

/** The link of a letter that Anna has asked for. */
export async function confirmationLink(portal: Portal): Promise<string> {
  const { accessToken } = await authOf(portal, 'P1')
  const asked = await fetch(`${portal.origin}/api/account/v1/me/send-confirmation-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
    body: '{}',
  })
  expect(asked.status).toBe(204)
  const [letter] = await portal.sandbox.outbox('anna@example.ru')
  return letter?.link ?? ''
}
