import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base } from './fixtures.ts'
import { hydrated, settle } from './gestures.ts'

/** The portal behind a network that stops in the middle of a page: its second half comes when it is let go on. */
const test = base.extend<{ slowly: { origin: string; goOn: () => void } }>({
  slowly: async ({ portal }, use) => {
    let held: (() => void) | undefined
    const inHalves = (page: string, response: ServerResponse) => {
      const middle = page.indexOf('</h1>')
      response.write(page.slice(0, middle))
      held = () => response.end(page.slice(middle))
    }
    const server = createServer((request, response) => {
      void fetch(`${portal.origin}${request.url}`).then(async (answer) => {
        const type = answer.headers.get('content-type') ?? ''
        response.writeHead(answer.status, { 'content-type': type })
        if (type.startsWith('text/html')) inHalves(await answer.text(), response)
        else response.end(Buffer.from(await answer.arrayBuffer()))
      })
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    await use({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      goOn: () => held?.(),
    })
    held?.()
    server.closeAllConnections()
    server.close()
  },
})

test.beforeEach(({ page, slowly }) => page.goto(`${slowly.origin}/contacts`, { waitUntil: 'commit' }))

test('a page that comes in parts is seen when its last part has come', async ({ page, slowly }) => {
  const headerThatCame = await page.waitForFunction(() => {
    const header = document.querySelector('header')
    return header && getComputedStyle(header).visibility
  })
  expect(await headerThatCame.jsonValue()).toBe('hidden')
  slowly.goOn()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await hydrated(page.getByRole('heading', { level: 1 }))
  await settle(page)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a page whose last part does not come shows what the network has brought', async ({ page }) => {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeAttached()
})
