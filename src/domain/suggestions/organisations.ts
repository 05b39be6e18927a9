import * as z from 'zod/mini'
import { formatDepartmentCode } from '../checks/department-code.ts'
import { maybe, suggestionsOf } from './suggestions.ts'

const State = z.nullish(z.object({ status: maybe }))
const closed = ['LIQUIDATED', 'BANKRUPT']
const isOpen = ({ data }: { data: { state?: z.output<typeof State> } }) => !closed.includes(data.state?.status ?? '')

/** Banks as the lookup service suggests them (J2). */
export const BankSuggestions = suggestionsOf(z.object({ bic: z.string(), correspondent_account: maybe, state: State }))
/** What a statement holds of a bank. */
export type Bank = { bic: string; bankName: string; correspondentAccount: string }

/** The banks that can be paid to: one that is closed is not offered. */
export const banksOf = (suggestions: z.output<typeof BankSuggestions>): Bank[] =>
  suggestions.filter(isOpen).map(({ value, data }) => ({
    bic: data.bic,
    bankName: value,
    correspondentAccount: data.correspondent_account ?? '',
  }))

/** Passport offices as the lookup service suggests them (J4). */
export const OfficeSuggestions = suggestionsOf(z.object({ code: z.string(), name: maybe }))
/** What a passport says of the office that gave it. */
export type Office = { departmentCode: string; issuedBy: string }

/** The passport offices, by the names that they had: one code has several. */
export const officesOf = (suggestions: z.output<typeof OfficeSuggestions>): Office[] =>
  suggestions.map(({ value, data }) => ({
    departmentCode: formatDepartmentCode(data.code),
    issuedBy: data.name ?? value,
  }))

/** Companies as the lookup service suggests them (J5). */
export const CompanySuggestions = suggestionsOf(
  z.object({
    inn: z.string(),
    kpp: maybe,
    name: z.nullish(z.object({ full_with_opf: maybe, short_with_opf: maybe })),
    address: z.nullish(z.object({ value: maybe, unrestricted_value: maybe })),
    state: State,
  }),
)
/** An employer or another organisation. */
export type Company = { inn: string; kpp: string | null; name: string; address: string; isOpen: boolean }

/** The companies; one that is closed is told, since an employer of the past may be. */
export const companiesOf = (suggestions: z.output<typeof CompanySuggestions>): Company[] =>
  suggestions.map((suggestion) => {
    const { value, data } = suggestion
    return {
      inn: data.inn,
      kpp: data.kpp ?? null,
      name: data.name?.short_with_opf ?? value,
      address: data.address?.unrestricted_value ?? data.address?.value ?? '',
      isOpen: isOpen(suggestion),
    }
  })
