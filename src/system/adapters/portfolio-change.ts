import { fromPromise } from 'xstate'
import { agreements } from '#api/tables/agreements.ts'
import { portfolios } from '#api/tables/portfolios.ts'
import { statements } from '#api/tables/statements.ts'
import { Failure } from '#domain/faults.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import { contributionInfo } from '#domain/portfolio-change.ts'
import type { Opening } from '#machines/portfolio-change/contract.ts'
import { portfolioChange } from '#machines/portfolio-change/machine.ts'
import type { Dependencies } from './kit/dependencies.ts'
import { watchNetwork } from './kit/listeners.ts'
import { signedInUser } from './kit/signed-in-user.ts'
import { watchSession } from './kit/watch-session.ts'
import { filledDraft, openDraft } from './statements/draft.ts'
import { portfolioFiling } from './statements/portfolio-filing.ts'
import { filledSigning } from './statements/signing.ts'

const firstStep = 'choose'

/** The change of the portfolios of a programme. */
export function adapter(dependencies: Dependencies) {
  const { client, clock } = dependencies
  const { products } = client({ products: agreements.products })
  const { options } = client({ options: portfolios.options })
  const { metaInformation } = client({ metaInformation: statements.metaInformation })

  async function open(programmeId: string, clientId: string, signal: AbortSignal): Promise<Opening> {
    const [found, offer] = await Promise.all([
      products({}, { signal }),
      options({ params: { id: programmeId } }, { signal }),
    ])
    const programme = found.find(({ id }) => id === programmeId)
    if (!programme) throw new Failure({ kind: 'broken', message: `There is no programme ${programmeId}.` })
    if (!offer.some((one) => contributionInfo(one).isAvailable)) return { offer, form: null, draftOf: null }
    const [{ ValidationVersion: validationVersion }, opened] = await Promise.all([
      metaInformation({}, { signal }),
      openDraft(dependencies, { kind: 'portfolio', clientId }, { signal }),
    ])
    const { agreementId } = programme
    const draftOf = opened.copy?.values['agreementId']
    return {
      offer,
      form: {
        draft: { ...opened, isServed: false, validationVersion, firstStep },
        agreementId,
        today: moscowDay(clock.now()),
        reached: opened.copy?.reached ?? firstStep,
      },
      draftOf: typeof draftOf === 'string' && draftOf !== agreementId ? draftOf : null,
    }
  }

  return portfolioChange.provide({
    actors: {
      watchNetwork,
      watchSession,
      openChange: fromPromise(({ input: { programmeId }, signal, system }) =>
        open(programmeId, signedInUser(system), signal),
      ),
      draft: filledDraft(dependencies, 'portfolio'),
      signing: filledSigning(dependencies, portfolioFiling(dependencies)),
    },
  })
}
