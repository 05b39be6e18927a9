import type * as z from 'zod/mini'

type Def = { type: string; innerType?: { _zod: { def: Def } }; shape?: Record<string, { _zod: { def: Def } }> }
const wrappers = new Set(['optional', 'nullable', 'default', 'prefault'])

/** The type under optional, nullable and default. */
const bare = (def: Def): Def => (wrappers.has(def.type) && def.innerType ? bare(def.innerType._zod.def) : def)

function fromText(type: string, texts: string[]): unknown {
  const [text = ''] = texts
  switch (type) {
    case 'array':
      return texts
    case 'number':
      return text.trim() === '' ? text : Number(text)
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    default:
      return text
  }
}

/** A query as its schema expects it: a query holds texts alone, a schema may want numbers and lists. */
export function readQuery(schema: z.core.$ZodType, query: URLSearchParams): Record<string, unknown> {
  const shape = (schema._zod.def as Def).shape ?? {}
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([key]) => query.has(key))
      .map(([key, field]) => [key, fromText(bare(field._zod.def).type, query.getAll(key))]),
  )
}
