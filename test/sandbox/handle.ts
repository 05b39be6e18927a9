import { http, type HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { scopes } from '#domain/auth.ts'
import type { RequestOf, Endpoint } from '#api/endpoint.ts'
import { readQuery } from './read-query.ts'
import { json, Refusal, refusalResponse, refuse } from './refusals.ts'
import type { Client } from './state.ts'
import { catchUp } from './statements/shelf.ts'
import { claimsOf, type Claims } from './tokens.ts'
import { clientById, type World } from './world.ts'

type Schema = z.core.$ZodType
type Read<S> = S extends Schema ? z.output<S> : undefined

/** A call that has passed the row's schemas and access. */
type Call<E extends Endpoint> = {
  params: RequestOf<E> extends { params: infer Params } ? Params : object
  query: Read<E['query']>
  body: Read<E['body']>
  request: Request
  /** Who calls; refused with 401 where nobody is signed in. */
  readonly claims: Claims
  readonly client: Client
}
type ResponseOf<Reply> = Reply extends 'nothing'
  ? undefined
  : Reply extends 'text' | 'file'
    ? Response
    : Reply extends Schema
      ? z.input<Reply>
      : never
type Resolver<E extends Endpoint> = (call: Call<E>) => ResponseOf<E['reply']> | Promise<ResponseOf<E['reply']>>

type Rules = {
  /** The row needs the signed consent to personal data processing: B+c in the contract. */
  consent?: boolean
  /** A POST that changes nothing of the client's, so that an operator may send it on a client's behalf. */
  readOnly?: boolean
  /** Query values that the service itself puts where none is sent. */
  defaults?: Record<string, string>
}

/** Case does not matter, and neither does a slash at the end; the whole path must fit. */
export function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/?#]+)')
  return new RegExp(`^[a-z]+://[^/]+${source}/?$`, 'i')
}

const paramsOf = (pattern: RegExp, url: URL): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pattern.exec(url.origin + url.pathname)?.groups ?? {}).map(([name, text]) => [
      name,
      decodeURIComponent(text),
    ]),
  )

function accept<S extends Schema | undefined>(schema: S, value: unknown): Read<S> {
  if (schema === undefined) return undefined as Read<S>
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data as Read<S>
  const fields: Record<string, string[]> = {}
  for (const { path, message } of parsed.error.issues) (fields[path.join('.')] ??= []).push(message)
  return refuse('ValidationError', { fields })
}

/** A form's parts: files as they are, the JSON beside them read. */
async function readParts(request: Request): Promise<unknown> {
  const parts = [...(await request.formData())].map(async ([name, part]) => [
    name,
    typeof part !== 'string' && part.type === 'application/json' ? (JSON.parse(await part.text()) as unknown) : part,
  ])
  return Object.fromEntries(await Promise.all(parts)) as unknown
}

const readBody = async (row: Endpoint, request: Request): Promise<unknown> => {
  try {
    return await (row.isMultipart ? readParts(request) : request.json())
  } catch {
    return undefined
  }
}

function admit(world: World, row: Endpoint, rules: Rules, request: Request): void {
  if (row.access !== 'bearer') return
  const claims = claimsOf(world, request) ?? refuse('Unauthorized')
  if (rules.consent && !claims.scope.includes(scopes.consentSigned)) refuse('AccessDenied')
  if (claims.mimic && row.method !== 'GET' && !rules.readOnly) refuse('MimicReadOnly')
}

/** Makes handlers of endpoint rows: `handle(tables.account.me, ({ client }) => client.me)`. */
export const handleIn =
  (world: World) =>
  <const E extends Endpoint>(row: E, resolver: Resolver<E>, rules: Rules = {}): HttpHandler => {
    const pattern = patternOf(row.path)
    const answer = async (request: Request): Promise<Response> => {
      admit(world, row, rules, request)
      const url = new URL(request.url)
      for (const [name, value] of Object.entries(rules.defaults ?? {}))
        if (!url.searchParams.has(name)) url.searchParams.set(name, value)
      const claims = () => claimsOf(world, request) ?? refuse('Unauthorized')
      const told: unknown = await resolver({
        params: paramsOf(pattern, url) as Call<E>['params'],
        query: accept(row.query as E['query'], row.query && readQuery(row.query, url.searchParams)),
        body: accept(row.body as E['body'], row.body && (await readBody(row, request))),
        request,
        get claims() {
          return claims()
        },
        get client() {
          catchUp(world)
          return clientById(world, claims().sub)
        },
      })
      if (told instanceof Response) return told
      return told === undefined ? new Response(null, { status: 204 }) : json(told)
    }
    const method = row.method.toLowerCase() as Lowercase<Endpoint['method']>
    return http[method](pattern, async ({ request }) => {
      try {
        return await answer(request)
      } catch (error) {
        if (error instanceof Refusal) return refusalResponse(error)
        console.error(`Песочница: ${row.method} ${row.path}`, error)
        return refusalResponse(new Refusal('InternalError'))
      }
    })
  }
export type Handle = ReturnType<typeof handleIn>
