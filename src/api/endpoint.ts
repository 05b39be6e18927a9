import type * as z from 'zod/mini'
import type { Prefix } from '#domain/faults.ts'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Names<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Names<Head> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** none: carries no token, and its 401 purges nothing. bearer: carries the token. esia: carries the identity provider's cookie. */
type Access = 'none' | 'bearer' | 'esia'

/** How a row's answers come in pages: what tells items apart, the parameter that names a page, and the size that is sent with it. */
export type Paging = { id: string; page: string; size: Readonly<Record<string, number>> }

/** One endpoint of the table (§7): everything that is said of a call is said here, once. */
export type Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | 'nothing' | 'text' | 'file' = Schema | 'nothing' | 'text' | 'file',
  Paged extends Paging | undefined = Paging | undefined,
> = {
  method: Method
  path: Path
  query: Query
  body: Body
  reply: Reply
  access: Access
  /** The body goes as parts of a form, a file among them; else as JSON. */
  isMultipart?: true
  prefix: Prefix | null
  /** What a 404 means where it is an answer and no failure (7-06). */
  absent: unknown
  /** Left out where the answer comes whole. */
  paged: Paged
  /** What it is for, in Russian, for the table of endpoints. */
  about: string
}

type Options<Query, Body, Reply> = {
  about: string
  query?: Query
  body?: Body
  reply: Reply
  access?: Access
  isMultipart?: true
  prefix?: Prefix
  absent?: unknown
}
type ItemOf<Reply> = Reply extends Schema
  ? z.output<Reply> extends { items: readonly (infer Item)[] }
    ? Item
    : never
  : never
/** Names of the query and of the items only. */
type PagingBy<Query, Reply> = {
  id: keyof ItemOf<Reply>
  page: keyof In<Query>
  size: { [Name in keyof In<Query>]?: In<Query>[Name] }
}

const verb =
  (base: string, method: Method) =>
  <
    const Path extends `/${string}`,
    Reply extends Schema | 'nothing' | 'text' | 'file',
    Query extends Schema | undefined = undefined,
    Body extends Schema | undefined = undefined,
    const Paged extends Paging | undefined = undefined,
  >(
    path: Path,
    options: Options<Query, Body, Reply> & { paged?: Paged & PagingBy<NoInfer<Query>, NoInfer<Reply>> },
  ): Endpoint<Path, Query, Body, Reply, Paged> =>
    ({
      query: undefined,
      body: undefined,
      access: 'bearer',
      prefix: null,
      absent: undefined,
      ...options,
      method,
      path: `${base}${path}`,
    }) as unknown as Endpoint<Path, Query, Body, Reply, Paged>

/** Endpoints of one service: `service('/api/account').get('/v1/me', …)`. A path names its parameters with a colon. */
export const service = (base: string) => ({
  get: verb(base, 'GET'),
  post: verb(base, 'POST'),
  patch: verb(base, 'PATCH'),
  remove: verb(base, 'DELETE'),
})

type Part<Key extends string, Value> = [Value] extends [undefined] ? object : { [K in Key]: Value }
type In<S> = S extends Schema ? z.input<S> : undefined

/** What a call of this endpoint has to be given: path parameters, query, body. */
export type RequestOf<E> =
  E extends Endpoint<infer Path, infer Query, infer Body>
    ? Part<'params', [Names<Path>] extends [never] ? undefined : Record<Names<Path>, string>> &
        Part<'query', In<Query>> &
        Part<'body', In<Body>>
    : never

/** What a call of this endpoint gives back. */
export type ResponseOf<E> = E extends { reply: infer Reply }
  ? Reply extends 'nothing'
    ? undefined
    : Reply extends 'text'
      ? string
      : Reply extends 'file'
        ? File
        : Reply extends Schema
          ? z.output<Reply>
          : never
  : never

/** One item of a row that comes in pages. */
export type PagedItemOf<E> = ResponseOf<E> extends { items: readonly (infer Item)[] } ? Item : never

/** What a row that comes in pages has to be given, but for page and size; nothing may be given to another row. */
export type PagedRequestOf<E> = E extends { paged: { page: infer Page; size: infer Size } }
  ? RequestOf<E> extends { query: infer Query }
    ? Omit<RequestOf<E>, 'query'> & { query: Omit<Query, (Page & string) | keyof Size> }
    : never
  : never
