import * as z from 'zod/mini'
import { Maintenance } from '#domain/maintenance.ts'
import { service } from '#api/endpoint.ts'
import { second } from '../clock.ts'
import type { Handle } from '../handle.ts'
import { orderFault } from '../interventions.ts'
import { refuse } from '../refusals.ts'
import type { RequestLog } from '../request-log.ts'
import { Fault, Message } from '../state.ts'
import { Movable, movables, push } from '../push.ts'
import { openSession } from '../tokens.ts'
import { clientByPhone, type World } from '../world.ts'

const { get, post } = service('/sandbox')
const access = 'none'
const Call = z.object({
  method: z.string(),
  path: z.string(),
  query: z.record(z.string(), z.array(z.string())),
  status: z.number(),
  at: z.string(),
  authorized: z.boolean(),
  deviceId: z.nullable(z.string()),
})
const Delays = z.object({ isSlow: z.boolean() })
const Overview = z.object({ now: z.string(), faults: z.array(Fault), maintenance: Maintenance, isSlow: z.boolean() })

const rows = {
  outbox: get('/outbox', {
    about: 'СМС и письма, новые сверху',
    query: z.object({ to: z.optional(z.string()) }),
    reply: z.array(Message),
    access,
  }),
  overview: get('/overview', { about: 'Часы, сбои и технические работы', reply: Overview, access }),
  requests: get('/requests', { about: 'Последние вызовы сервисов', reply: z.array(Call), access }),
  reset: post('/reset', { about: 'Исходные данные', reply: 'nothing', access }),
  clock: post('/clock', {
    about: 'Перевод часов',
    body: z.object({ advanceSeconds: z.number() }),
    reply: z.object({ now: z.string() }),
    access,
  }),
  fault: post('/fault', { about: 'Заказ сбоя', body: Fault, reply: z.array(Fault), access }),
  maintenance: post('/maintenance', { about: 'Технические работы', body: Maintenance, reply: Maintenance, access }),
  delays: post('/delays', { about: 'Ответы с задержкой настоящих сервисов', body: Delays, reply: Delays, access }),
  statements: get('/statements', {
    about: 'Заявления и файлы клиентов, и чем они могут стать',
    reply: z.array(Movable),
    access,
  }),
  push: post('/push', {
    about: 'Перевод заявления или файла в следующее состояние',
    body: z.object({ id: z.string(), state: z.string() }),
    reply: z.array(Movable),
    access,
  }),
  mimic: post('/mimic', {
    about: 'Ссылка для входа оператора от имени клиента',
    body: z.object({ operatorName: z.string().check(z.minLength(1)), clientPhone: z.string() }),
    reply: z.object({ url: z.string() }),
    access,
  }),
}

/** Tokens travel in the fragment, which no server and no log sees. */
function mimicUrl(world: World, operatorName: string, clientPhone: string): string {
  const client = clientByPhone(world, clientPhone) ?? refuse('UserNotFound')
  return `/lk/mimic#${new URLSearchParams(openSession(world, client.userId, 'Mimic', operatorName)).toString()}`
}

/** What people and tests turn in the pretended services (§4 of the contract). */
export const controlHandlers = (handle: Handle, world: World, log: RequestLog) => [
  handle(rows.outbox, ({ query: { to } }) =>
    world.store.state.outbox.filter((message) => to === undefined || message.to === to),
  ),
  handle(rows.overview, () => ({
    now: world.clock.moment(),
    faults: world.store.state.faults,
    maintenance: world.store.state.maintenance,
    isSlow: world.store.state.isSlow,
  })),
  handle(rows.requests, () => [...log.calls]),
  handle(rows.reset, () => {
    world.store.reset()
    log.clear()
    return undefined
  }),
  handle(rows.clock, ({ body }) => {
    world.clock.advance(body.advanceSeconds * second)
    return { now: world.clock.moment() }
  }),
  handle(rows.fault, ({ body }) => {
    orderFault(world, body)
    return world.store.state.faults
  }),
  handle(rows.maintenance, ({ body }) => world.store.change((state) => (state.maintenance = body))),
  handle(rows.delays, ({ body }) => {
    world.store.change((state) => {
      state.isSlow = body.isSlow
    })
    return body
  }),
  handle(rows.statements, () => movables(world)),
  handle(rows.push, ({ body: { id, state } }) => {
    push(world, id, state)
    return movables(world)
  }),
  handle(rows.mimic, ({ body }) => ({ url: mimicUrl(world, body.operatorName, body.clientPhone) })),
]
