import { grouped } from './grouped.ts'
import { childMachine, postOf, type Charts, type Posted } from './source.ts'

export type Relation = { from: string; to: string }

/** Messages of one machine to another. */
export type Correspondence = Relation & { types: string[] }

/** A message that so many write to one machine, or one machine to so many, that arrows would hide the rest. */
export type Broadcast = { machine: string; type: string; direction: 'from' | 'to'; others: string[] }

export type Relations = { runs: Relation[]; messages: Posted[]; writes: Correspondence[]; broadcasts: Broadcast[] }

/** With more correspondents than this a message is told of in words, not by arrows. */
const fewEnough = 3

/** Which machine runs which, and which writes which messages to which; messages to nobody are left out. */
export const relationsOf = (charts: Charts): Relations => {
  const names = new Set(Object.values(charts).map(({ machine }) => machine.id))
  const runs = Object.values(charts).flatMap(({ machine }) =>
    Object.keys(machine.implementations.actors).flatMap((name) => {
      const to = childMachine(machine, name)
      return to === null || !names.has(to) ? [] : [{ from: machine.id, to }]
    }),
  )
  const messages = unique(
    postOf(charts).filter(({ to }) => names.has(to)),
    ({ from, to, type }) => `${from} → ${to}: ${type}`,
  )
  const broadcasts = [...broadcastsOf(messages, 'to'), ...broadcastsOf(messages, 'from')]
  const isDrawn = ({ from, to, type }: Posted) =>
    !broadcasts.some((one) => one.type === type && one.machine === (one.direction === 'to' ? from : to))
  return { runs: unique(runs, pairOf), messages, writes: correspondencesOf(messages.filter(isDrawn)), broadcasts }
}

const pairOf = ({ from, to }: Relation) => `${from} → ${to}`

const unique = <Item>(items: Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]

/** Messages gathered by who writes to whom. */
export const correspondencesOf = (messages: Posted[]): Correspondence[] =>
  [...grouped(messages, pairOf).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ from: first.from, to: first.to, types: same.map(({ type }) => type).sort() }] : []
  })

/** Messages of a kind from many to one ("from"), or from one to many ("to"), told of at the one. */
const broadcastsOf = (messages: Posted[], direction: Broadcast['direction']): Broadcast[] => {
  const one = direction === 'to' ? 'from' : 'to'
  const other = direction
  return [...grouped(messages, (message) => `${message[one]} ${message.type}`).values()].flatMap((same) => {
    const [first] = same
    return first && same.length > fewEnough
      ? [{ machine: first[one], type: first.type, direction, others: same.map((message) => message[other]).sort() }]
      : []
  })
}
