import type { Service, services } from './services.ts'

export type { PagedItemOf, PagedRequestOf, RequestOf, ResponseOf } from '#api/endpoint.ts'

declare const typed: unique symbol
/** A row of the endpoint table by its name, `service.row`. Its types come with it; its schemas are loaded with the first call. */
export type RowName<Row = unknown> = string & { readonly [typed]: Row }

type TableOf<Name extends Service> = Awaited<ReturnType<(typeof services)[Name]['load']>>
type RowsOf<Table> = { readonly [Name in keyof Table]: RowName<Table[Name]> }
/** Every row that may be queried. */
type Rows = { readonly [Name in Service]: RowsOf<TableOf<Name>> }

const named = (nameOf: (name: string) => unknown) => new Proxy({}, { get: (_, name: string) => nameOf(name) })

/** Rows by name: `rows.balances.balance`. The names are made as they are spoken, so a page carries no list of them. */
export const rows = named((service) => named((name) => `${service}.${name}`)) as Rows

/** The name of a row's service. */
export const serviceOf = (row: string): Service => row.slice(0, row.indexOf('.')) as Service

/** Objects with their keys sorted. */
const canonical = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort())
    : value

/** A row and its request in one text: neither the order of the request's keys nor one that is undefined makes another. */
export const keyOf = (row: string, request: unknown): string => `${row}:${JSON.stringify(request, canonical)}`

/** What marks the key of a list that comes in pages: the same row may be asked for one page too. */
export const listMark = '[]'

/** What a key was made of. */
export function partsOf(key: string): { row: string; request: unknown } {
  const end = key.indexOf(':')
  return { row: key.slice(0, end).replace(listMark, ''), request: JSON.parse(key.slice(end + 1)) as unknown }
}
