import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { http, type HttpHandler } from 'msw'
import { minute, second } from '../clock.ts'
import { patternOf } from '../handle.ts'
import { Refusal, refusalResponse } from '../refusals.ts'
import { returnPath } from '../return-path.ts'
import type { State } from '../state.ts'
import { esiaPage, outcomes, type Outcome } from '../views/esia-page.ts'
import { sandboxPage } from '../views/sandbox-page.ts'
import type { World } from '../world.ts'
import { esiaCookie } from './esia.ts'

const sessionLifetime = 15 * minute
const folder = new URL('../page/', import.meta.url)
const policy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

const htmlResponse = (text: string) =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } })
const notFound = () => refusalResponse(new Refusal('NotFound'))

const contentTypes: Record<string, string> = { css: 'text/css', svg: 'image/svg+xml', ts: 'text/javascript' }

/** A file of the page's own: scripts without their types, the rest as it is. */
async function pageFile(name: string): Promise<Response> {
  const [, base, extension] = /^([a-z-]+\.)(css|svg|js|ts)$/.exec(name) ?? []
  if (base === undefined || extension === undefined) return notFound()
  const kind = extension === 'js' ? 'ts' : extension
  const file = new URL(base + kind, folder)
  try {
    const source = await readFile(file, 'utf8')
    const text =
      kind === 'ts'
        ? (await (await import('vite')).transformWithOxc(source, file.pathname, { sourcemap: false })).code
        : source
    return new Response(text, { headers: { 'Content-Type': `${contentTypes[kind]}; charset=utf-8` } })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return notFound()
    throw error
  }
}

/** Both come as Failed: RFC 6749 tells them apart by the error. */
const declined = {
  result: 'Failed',
  error: 'access_denied',
  error_description: 'Пользователь отказался от входа',
}
const failed = {
  result: 'Failed',
  error: 'server_error',
  error_description: 'Госуслуги сейчас не могут подтвердить вход',
}
const returned: Record<Outcome, Record<string, string>> = {
  Authorized: { result: 'Authorized' },
  Untrusted: { result: 'Authorized' },
  NotBinded: { result: 'Authorized' },
  None: { result: 'None' },
  Declined: declined,
  Failed: failed,
}

const isRefusal = (outcome: Outcome) => outcome === 'Declined' || outcome === 'Failed' || outcome === 'None'

function openEsiaSession(world: World, persona: string, outcome: Outcome): State['esia'][number] | null {
  const person = world.store.state.clients.find((one) => one.persona === persona)
  if (!person || isRefusal(outcome)) return null
  const now = world.clock.now()
  const session = {
    cookie: randomUUID(),
    token: randomUUID(),
    userId: person.userId,
    isTrusted: outcome !== 'Untrusted',
    isBinded: person.isRegistered && outcome !== 'NotBinded',
    expires: now + sessionLifetime,
  }
  world.store.change((state) => {
    state.esia = [...state.esia.filter((one) => one.expires > now), session]
  })
  return session
}

async function leaveEsia(world: World, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const outcome = outcomes.find((name) => form.has(name))
  if (outcome === undefined) return refusalResponse(new Refusal('ValidationError'))
  const target = new URL(returnPath(form.get('returnUrl')), world.originOf(request))
  for (const [name, value] of Object.entries(returned[outcome])) target.searchParams.set(name, value)
  const headers = new Headers({ Location: target.pathname + target.search })
  const session = openEsiaSession(world, form.get('persona') ?? '', outcome)
  const cookie = session ? `${session.cookie}; Max-Age=${sessionLifetime / second}` : '; Max-Age=0'
  headers.append('Set-Cookie', `${esiaCookie}=${cookie}; Path=/api/auth; HttpOnly; SameSite=Lax`)
  return new Response(null, { status: 303, headers })
}

/** The pages of the sandbox: its own, and the pretended state portal. */
export const pageHandlers = (world: World): HttpHandler[] => [
  http.get(patternOf('/sandbox'), () => htmlResponse(sandboxPage(world))),
  http.get(patternOf('/sandbox/esia'), ({ request }) =>
    htmlResponse(esiaPage(world, returnPath(new URL(request.url).searchParams.get('returnUrl')))),
  ),
  http.post(patternOf('/sandbox/esia'), ({ request }) => leaveEsia(world, request)),
  http.get(patternOf('/sandbox/:file'), ({ request }) =>
    pageFile(new URL(request.url).pathname.split('/').at(-1) ?? ''),
  ),
]
