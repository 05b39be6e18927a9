import type { AnyActorLogic } from 'xstate'
import type { Guest } from '#machines/navigation/contract.ts'
import type { Surroundings } from './surroundings.ts'

type Load = (around: Surroundings) => Promise<Record<string, AnyActorLogic>>

/** What each page lives by, loaded with the page. */
export const flows: Record<Guest, Load> = {
  entryForm: async (around) => ({ entryForm: (await import('../entry-form.ts')).filledEntryForm(around) }),
  esiaCallback: async (around) => ({ esiaCallback: (await import('../esia-callback.ts')).filledEsiaCallback(around) }),
  consent: async (around) => ({ consent: (await import('../consent.ts')).filledConsent(around) }),
  joiningWizard: async (around) => ({ joiningWizard: (await import('../joining-wizard.ts')).filledJoiningWizard(around) }),
  redemptionWizard: async (around) => ({ redemptionWizard: (await import('../redemption-wizard.ts')).filledRedemptionWizard(around) }),
  emailConfirmation: async (around) => ({ emailConfirmation: (await import('../email-confirmation.ts')).filledEmailConfirmation(around) }),
  programLink: async (around) => ({ programLink: (await import('../program-link.ts')).filledProgramLink(around) }),
  impersonation: async () => ({ readImpersonation: (await import('../impersonation.ts')).filledImpersonation }),
}
