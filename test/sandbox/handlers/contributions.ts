import { tables } from '#api/tables/all.ts'
import { ownSums } from '../contributions.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'

const { contributions } = tables

/** The client's own contributions (1.7). */
export function contributionsHandlers(handle: Handle, world: World) {
  const sumsOf = (client: Client) => ownSums(client, world.store.state.seededOn)
  return [
    handle(contributions.years, ({ client }) => [...sumsOf(client).keys()], { consent: true }),
    handle(contributions.individual, ({ client }) => ({ haveIndividualContribution: sumsOf(client).size > 0 }), {
      consent: true,
    }),
    handle(
      contributions.annualSums,
      ({ client, body: { years } }) => {
        if (!years.every((year) => Number.isInteger(year)))
          refuse('ValidationError', { fields: { years: ['Укажите годы целыми числами'] } })
        const sums = sumsOf(client)
        return years.map((year) => ({ year, sum: sums.get(year) ?? 0, isAvailable: sums.has(year) }))
      },
      // It only reads: an operator may ask it too.
      { consent: true, readOnly: true },
    ),
  ]
}
