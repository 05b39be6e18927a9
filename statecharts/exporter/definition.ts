import type { Chart } from './model.ts'
import type { Source } from './source.ts'

/** Keys of a chart in the order in which a person reads them; all others follow in the order of the source. */
const order = [
  'id',
  'type',
  'description',
  'meta',
  'tags',
  'target',
  'guard',
  'src',
  'params',
  'actions',
  'reenter',
  'context',
  'invoke',
  'entry',
  'exit',
  'always',
  'after',
  'on',
  'onDone',
  'onError',
  'initial',
  'states',
]

const rankOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)

/** The definition of a machine as JSON, together with the words that explain its names. A function becomes `{ "fn": its place }`. */
export const definitionJson = ({ machine }: Source, { meanings }: Chart): string =>
  `${JSON.stringify({ machine: asData(machine.config, 'config'), meanings }, null, 2)}\n`

const asData = (value: unknown, place: string): unknown => {
  if (typeof value === 'function') return { fn: place }
  if (Array.isArray(value)) return value.map((item) => asData(item, place))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => rankOf(a) - rankOf(b)).map(([key, inner]) => [key, asData(inner, key)]),
  )
}
