import { expect, type BrowserContext, type CDPSession, type Page, type Route } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { facts, factsDirOf } from '../../deploy/built-files.ts'
import { builds } from '#test/kit/build.ts'
import type { Complaints } from './complaints.ts'

/** The network goes and comes back; every page has noticed the loss before. Whatever is just on its way is lost with it, or nothing is. */
export async function backOnline({
  context,
  complaints,
}: {
  context: BrowserContext
  complaints: Complaints
}): Promise<void> {
  complaints.tolerate(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  for (const page of context.pages()) await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await context.setOffline(false)
}

/** Holds whatever the page asks for at such an address; one after another is let go on, dropped as without a network, or answered. */
export async function hold(page: Page, address: RegExp) {
  const held: Route[] = []
  const waiting: ((route: Route) => void)[] = []
  await page.route(address, (route) => {
    const next = waiting.shift()
    if (next) next(route)
    else held.push(route)
  })
  const take = () => {
    const route = held.shift()
    return route
      ? Promise.resolve(route)
      : new Promise<Route>((resolve) => {
          waiting.push(resolve)
        })
  }
  return {
    pass: async () => (await take()).continue(),
    drop: async () => (await take()).abort('internetdisconnected'),
    answer: async (status: number, json: unknown = {}) => (await take()).fulfill({ status, json }),
  }
}

const Modules = z.record(z.string(), z.array(z.string()))

/** The address of the file into which a build has put a module that is loaded when it is wanted. */
export function addressOf(module: string, build: keyof typeof builds = 'walk'): RegExp {
  const files = z.parse(
    Modules,
    JSON.parse(readFileSync(path.join(factsDirOf(builds[build].dir), facts.modules), 'utf8')),
  )
  const file = files[module]?.find((name) => name.endsWith('.js'))
  if (file === undefined) throw new Error(`${module} is nowhere in the build`)
  return new RegExp(file.replace(/[.]/g, '\\$&'))
}

/** Bars the way of everything at such an address until it is lost or let go on, all of it. */
export async function bar(page: Page, address: RegExp) {
  let isAway = true
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(address, async (route) => {
    await opened
    await (isAway ? route.abort('internetdisconnected') : route.continue())
  })
  return {
    lose: () => open(),
    restore: () => {
      isAway = false
      open()
    },
  }
}

/** Lets everything come slowly, so many bytes a second, until it is let come at full speed. */
export async function slowDown(devtools: CDPSession, downloadThroughput: number): Promise<() => Promise<void>> {
  const emulate = async (most: number) => {
    const throughput = { downloadThroughput: most, uploadThroughput: -1 }
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, ...throughput })
  }
  await emulate(downloadThroughput)
  return () => emulate(-1)
}
