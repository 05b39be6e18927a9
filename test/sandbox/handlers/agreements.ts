import { tables } from '#api/tables/all.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'
import type { Client, Programme } from '../state.ts'

const { agreements } = tables

/** One of the client's own programmes; another's is not found. */
export const programmeOf = (client: Client, id: string): Programme =>
  client.programmes.find((one) => one.product.id === id) ?? refuse('NotFound')

const featuresOf = (client: Client, id: string) => programmeOf(client, id).features ?? refuse('InternalError')

/** Agreements (1.5). */
export const agreementsHandlers = (handle: Handle) => [
  handle(
    agreements.products,
    ({ client }) => {
      if (client.programmes.length === 0) refuse('NotFound')
      return client.programmes.map(({ product }) => product)
    },
    { consent: true },
  ),
  handle(agreements.features, ({ client, query }) => featuresOf(client, query.agreementId), { consent: true }),
  handle(
    agreements.objectProperties,
    ({ client, query: { objectId, objectType, propertyType } }) => {
      const pairs =
        objectType === 'Client' && objectId === client.clientId ? client.restrictions : featuresOf(client, objectId)
      return pairs.map((pair) => ({ objectId, objectType, propertyType, ...pair }))
    },
    { consent: true },
  ),
]
