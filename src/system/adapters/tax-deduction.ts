import { fromPromise } from 'xstate'
import { agreements } from '#api/tables/agreements.ts'
import { contributions } from '#api/tables/contributions.ts'
import { statements } from '#api/tables/statements.ts'
import { deductionYears } from '#domain/deduction-order.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import { TaxDeductionRequest } from '#domain/tax-statements.ts'
import { judgedBy } from '#domain/statement-draft.ts'
import type { Form, Opening } from '#machines/tax-deduction/contract.ts'
import { taxDeduction } from '#machines/tax-deduction/machine.ts'
import type { Dependencies } from './kit/dependencies.ts'
import { watchNetwork } from './kit/listeners.ts'
import { signedInUser } from './kit/signed-in-user.ts'
import { watchSession } from './kit/watch-session.ts'
import { deductionFiling } from './statements/deduction-filing.ts'
import { filledDraft, openDraft } from './statements/draft.ts'
import { filledSigning } from './statements/signing.ts'
import { openedRules } from './statements/opened-rules.ts'
import { typedContent } from './statements/typed-content.ts'

const formName = 'TaxDeduction'
const firstStep = 'choose'

/** Papers for a tax deduction. */
export function adapter(dependencies: Dependencies) {
  const { client, clock } = dependencies
  const { years, individual, annualSums } = client({
    years: contributions.years,
    individual: contributions.individual,
    annualSums: contributions.annualSums,
  })
  const { products } = client({ products: agreements.products })
  const { formRules, metaInformation, taxDeductions } = client({
    formRules: statements.formRules,
    metaInformation: statements.metaInformation,
    taxDeductions: statements.taxDeductions,
  })
  const filing = deductionFiling(dependencies)

  async function openForm(clientId: string, signal: AbortSignal): Promise<Form> {
    const [{ forms }, { ValidationVersion: validationVersion }, programmes, opened] = await Promise.all([
      formRules({ query: { formName } }, { signal }),
      metaInformation({}, { signal }),
      products({}, { signal }),
      openDraft(dependencies, { kind: 'deduction', clientId }, { signal }),
    ])
    const judged = { forms, formName, version: validationVersion, judgedBy: judgedBy(opened) }
    const { rules, ruleChanges } = openedRules(dependencies, judged)
    const draft = { ...opened, isServed: false, validationVersion, firstStep, ruleChanges }
    return { draft, rules, programmes, today: moscowDay(clock.now()) }
  }

  async function open(clientId: string, signal: AbortSignal): Promise<Opening> {
    const [found, { haveIndividualContribution }, filed] = await Promise.all([
      years({}, { signal }),
      individual({}, { signal }),
      taxDeductions({ query: {} }, { signal }),
    ])
    const sums = found.length === 0 ? [] : await annualSums({ body: { years: [...new Set(found)] } }, { signal })
    const offered = deductionYears(sums, { filed, today: moscowDay(clock.now()) })
    const isOpen = offered.some(({ status }) => status === 'open')
    return {
      years: offered,
      hasOwnContributions: haveIndividualContribution,
      form: isOpen ? await openForm(clientId, signal) : null,
    }
  }

  return taxDeduction.provide({
    actors: {
      watchNetwork,
      watchSession,
      openDeduction: fromPromise(({ signal, system }) => open(signedInUser(system), signal)),
      makeOrder: fromPromise(({ input: { order }, signal }) =>
        filing.make(typedContent(TaxDeductionRequest, order), signal),
      ),
      draft: filledDraft(dependencies, 'deduction'),
      signing: filledSigning(dependencies, filing),
    },
  })
}
