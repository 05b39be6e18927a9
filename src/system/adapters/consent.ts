import { fromPromise } from 'xstate'
import { consent as consentTable } from '#api/tables/consent.ts'
import { templates } from '#api/tables/templates.ts'
import { pdn } from '#domain/consent.ts'
import { consent } from '#machines/consent/machine.ts'
import { filledCodeEntry } from './kit/code-entry.ts'
import { sendCodePort } from './kit/send-code.ts'
import { watchNetwork } from './kit/listeners.ts'
import type { Dependencies } from './kit/dependencies.ts'

/** The consent to personal data processing. */
export function adapter(dependencies: Dependencies) {
  const { create } = dependencies.client({ create: consentTable.create })
  const { staticTemplate } = dependencies.client(templates)
  return consent.provide({
    actors: {
      watchNetwork,
      codeEntry: filledCodeEntry(dependencies),
      loadConsentText: fromPromise(({ signal }) => staticTemplate({ params: { name: pdn.template } }, { signal })),
      createConsent: fromPromise(({ signal }) => create({ body: { consentType: pdn.consentType } }, { signal })),
      sendCode: sendCodePort(dependencies),
    },
  })
}
