import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '#test/kit/build.ts'
import { connectSandbox } from '#test/kit/sandbox-client.ts'
import { signIn } from './stored.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/* As a newcomer has it: nothing of an earlier run is there. */
test('npm start prints its addresses once, and the first pages come with a clean console, in their styles and type', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const page = await browser.newPage({ baseURL: origin })
  const vite = spawn(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), '--port', `${port}`, '--force'],
    {
      cwd: root,
      env: { ...process.env, BACKEND_ORIGIN: '', NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '' },
    },
  )
  let printed = ''
  const hear = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  vite.stdout.on('data', hear)
  vite.stderr.on('data', hear)
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', ({ message }) => said.push(message))
  try {
    await expect.poll(() => printed, { timeout: 30_000 }).toContain('Песочница:')
    for (const [address, heading] of [
      ['/', 'Накопления на пенсию, которые всегда на виду'],
      ['/lk/login', 'Вход/Регистрация'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 60_000 })
    }
    // Asked for anew on every page, the fonts would come too late for each.
    const font = await page.request.get('/fonts/golos-text-cyrillic.woff2')
    expect(font.headers()['cache-control']).toMatch(/^max-age=\d\d/)
    // Styles are made here when they are first drawn, which may not decide of what they come to.
    await signIn(page, { origin, sandbox: connectSandbox(origin) }, 'P1')
    await page.goto('/lk')
    const ways = page.getByRole('banner').locator('button, a')
    await expect(ways.filter({ visible: true })).toHaveCount(5, { timeout: 60_000 })
    const overfull = await ways.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((way) => way.getAttribute('title')),
    )
    expect(overfull).toEqual([])
    expect(printed.split(`${origin}/`).length - 1).toBe(2)
    expect(said).toEqual([])
    expect(vite.exitCode).toBeNull()
  } finally {
    vite.kill()
    await page.close()
  }
})
