import { fromPromise } from 'xstate'
import { consent as consentTable } from '#api/tables/consent.ts'
import { templates } from '#api/tables/templates.ts'
import { pdn } from '#domain/consent.ts'
import type { Created } from '#machines/consent/contract.ts'
import { consent } from '#machines/consent/machine.ts'
import { accountCodeEntry } from './kit/account-codes.ts'
import { codeSender } from './kit/send-code.ts'
import { expected } from './kit/expected.ts'
import { watchNetwork } from './kit/listeners.ts'
import type { Dependencies } from './kit/dependencies.ts'

/** The consent to personal data processing. */
export function adapter(dependencies: Dependencies) {
  const { create } = dependencies.client({ create: consentTable.create })
  const { staticTemplate } = dependencies.client(templates)
  const send = codeSender(dependencies)
  const createOne = async (signal: AbortSignal): Promise<Created> => {
    const { consentId } = await create({ body: { consentType: pdn.consentType } }, { signal })
    return { kind: 'created', consentId }
  }
  return consent.provide({
    actors: {
      watchNetwork,
      codeEntry: accountCodeEntry(dependencies),
      loadConsentText: fromPromise(({ signal }) => staticTemplate({ params: { name: pdn.template } }, { signal })),
      createConsent: fromPromise(({ signal }) =>
        expected(createOne(signal), ({ code }) => (code === 'AlreadySigned' ? { kind: 'signedAlready' } : null)),
      ),
      sendCode: fromPromise(({ input: { subject }, signal }) => send(subject, signal)),
    },
  })
}
