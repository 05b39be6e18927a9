import { fromPromise } from 'xstate'
import { account } from '#api/tables/account.ts'
import { agreements } from '#api/tables/agreements.ts'
import { balances } from '#api/tables/balances.ts'
import { statements } from '#api/tables/statements.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import { sumAmounts, totalOf } from '#domain/money.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import { entitlementOf } from '#domain/pension-grounds.ts'
import type { Product } from '#domain/programme.ts'
import { judgedBy } from '#domain/statement-draft.ts'
import type { Opening } from '#machines/pension-statement/contract.ts'
import { pensionStatement } from '#machines/pension-statement/machine.ts'
import { env } from '../../env.ts'
import { chosenFiles } from '../browser/chosen-files.ts'
import { unsentFiles } from '../browser/unsent-files.ts'
import type { Dependencies } from './kit/dependencies.ts'
import { watchNetwork } from './kit/listeners.ts'
import { filledLookup } from './kit/lookup.ts'
import { signedInUser } from './kit/signed-in-user.ts'
import { watchSession } from './kit/watch-session.ts'
import { filledDraft, openDraft } from './statements/draft.ts'
import { pensionFiling } from './statements/pension-filing.ts'
import { filledSigning } from './statements/signing.ts'
import { openedRules } from './statements/opened-rules.ts'
import { fileDeletion, filledUpload } from './statements/upload.ts'

const formName = 'PensionStatement'
const firstStep = 'programme'

/** The application for the pension. */
export function adapter(dependencies: Dependencies) {
  const { client, clock } = dependencies
  const { me, blocking } = client({ me: account.me, blocking: account.blocking })
  const { products } = client({ products: agreements.products })
  const { formRules, metaInformation } = client({
    formRules: statements.formRules,
    metaInformation: statements.metaInformation,
  })
  const { balance } = client({ balance: balances.balance })
  let countries: MetaInformation['Countries'] = []
  let programmes: readonly Product[] = []
  const filing = pensionFiling(dependencies, () => ({
    fundName: env.fundName,
    numberOf: (id) => programmes.find(({ agreementId }) => agreementId === id)?.agreementNumber ?? id,
    countryOf: (code) => countries.find(({ Code }) => Code === code)?.Name ?? String(code),
  }))

  /** Whether there is anything to pay a pension of; where the balance did not come, the fund will see. */
  const holdsMoney = ({ id }: Product, signal: AbortSignal): Promise<boolean> =>
    balance({ params: { id }, query: { date: moscowDay(clock.now()) } }, { signal }).then(
      ({ portfolios }) => totalOf(sumAmounts(portfolios)) > 0,
      () => true,
    )

  async function openForm(clientId: string, signal: AbortSignal): Promise<Opening['form']> {
    const [{ forms }, meta, opened] = await Promise.all([
      formRules({ query: { formName } }, { signal }),
      metaInformation({}, { signal }),
      openDraft(dependencies, { kind: 'pension', clientId }, { signal }),
    ])
    const version = meta.ValidationVersion
    const judged = { forms, formName, version, judgedBy: judgedBy(opened) }
    const { rules, ruleChanges } = openedRules(dependencies, judged)
    countries = meta.Countries
    const { reached, values } = opened.copy ?? { reached: firstStep, values: {} }
    return {
      draft: { ...opened, isServed: false, validationVersion: version, firstStep, ruleChanges },
      rules,
      programmes,
      today: moscowDay(clock.now()),
      reached,
      values,
      unsent: unsentFiles(dependencies.session, { kind: 'pension', clientId }),
    }
  }

  return pensionStatement.provide({
    actors: {
      watchNetwork,
      watchSession,
      openPension: fromPromise(async ({ signal, system }) => {
        const [person, found, blockings] = await Promise.all([
          me({}, { signal }),
          products({}, { signal }),
          blocking({}, { signal }),
        ])
        const held = await Promise.all(found.map((product) => holdsMoney(product, signal)))
        programmes = found.filter((_, index) => held[index])
        const stopped = blockings[0] ?? null
        const entitlement = entitlementOf(person, programmes, moscowDay(clock.now()))
        const isOpen = stopped === null && entitlement.kind !== 'none'
        return {
          blocking: stopped,
          entitlement,
          form: isOpen ? await openForm(signedInUser(system), signal) : null,
        }
      }),
      draft: filledDraft(dependencies, 'pension'),
      signing: filledSigning(dependencies, filing),
      upload: filledUpload(dependencies, chosenFiles, 'pension'),
      // It asks for no address, in which alone a country is named.
      lookup: filledLookup(dependencies, () => []),
    },
    actions: { deleteFile: fileDeletion(dependencies) },
  })
}
