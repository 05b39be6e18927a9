import * as z from 'zod/mini'
import { AddressSuggestions } from '#domain/suggestions/address.ts'
import { BankSuggestions, CompanySuggestions, OfficeSuggestions } from '#domain/suggestions/organisations.ts'
import { service } from '../endpoint.ts'

const { get } = service('/apirp/dadataadapterservice')
const query = z.object({ Query: z.string(), Count: z.number() })

/** What is suggested while one types (§7.10). A failure leaves the field to free input. */
export const lookups = {
  banks: get('/v1/DaData/bank', { about: 'Банки по БИК или названию', query, reply: BankSuggestions }),
  addresses: get('/v1/DaData/address', { about: 'Адреса по словам', query, reply: AddressSuggestions }),
  offices: get('/v1/DaData/fms', { about: 'Кто выдаёт паспорта, по коду или словам', query, reply: OfficeSuggestions }),
  companies: get('/v1/DaData/company', {
    about: 'Организации по ИНН или названию',
    query,
    reply: CompanySuggestions,
  }),
}
