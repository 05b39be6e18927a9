import { sumAmounts, type Amounts } from '#domain/money.ts'
import type { Product } from '#domain/programme.ts'
import { form } from '#machines/pension-statement/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { useBalances } from '../account/account-total.ts'
import { useStatement } from '../statements/statement.ts'

/** The programmes that the pension may be of. */
export const useOffered = (): readonly Product[] => useView('pensionStatement', form)?.programmes ?? nothing

const nothing: Product[] = []

/** The programme that was chosen, and what stands on its account, as far as it is known. */
export function useProgramme() {
  const { values } = useStatement()
  const product = useOffered().find(({ agreementId }) => agreementId === values['agreementId'])
  const [balance] = useBalances(product ? [product] : nothing)
  const query = balance?.query
  const amounts: Amounts | null = query && 'value' in query ? sumAmounts(query.value.portfolios) : null
  return { product, query, amounts }
}
