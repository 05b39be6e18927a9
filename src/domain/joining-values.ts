import * as z from 'zod/mini'
import { StepThree, type KppOnlineDraft, type KppOnlineRequest } from './joining-request.ts'
import { joiningSteps } from './joining-steps.ts'
import * as limits from './limits.ts'
import type { DraftValues } from './statement-draft.ts'
import { stepNamed } from './step-named.ts'
import { ContactInfo, PassportContainer, PersonalData } from './statement-parts.ts'

/**
 * What a request to join says, section by section, as every statement does: the services part the same by its steps, and their rules name
 * a place within its step, so that sections of different steps never bear one name.
 */
export const JoiningValues = z.extend(StepThree, {
  companyCode: z.nullish(z.string()),
  holdingName: z.string(),
  personalData: z.nullish(PersonalData),
  passportContainer: z.nullish(PassportContainer),
  contactInfo: z.nullish(ContactInfo),
})
type JoiningValues = z.output<typeof JoiningValues>

/** The sections of a request as it was fetched. */
export const valuesOfJoining = ({ companyCode, payload }: KppOnlineRequest): DraftValues => ({
  companyCode: companyCode ?? null,
  ...payload.step_1,
  ...payload.step_2,
  ...payload.step_3,
})

/** Who joins: what is empty yet is written as the services write it. */
function personOf({
  personalData,
  passportContainer,
  contactInfo,
}: JoiningValues): KppOnlineDraft['payload']['step_2'] {
  if (!personalData && !passportContainer && !contactInfo) return null
  const passport = passportContainer ?? { passportType: 'RF' as const }
  return {
    personalData: {
      ...personalData,
      lastName: personalData?.lastName ?? '',
      firstName: personalData?.firstName ?? '',
      birthDate: personalData?.birthDate ?? null,
      nationality: personalData?.nationality ?? 0,
      documentCode: limits.documentCodes[passport.passportType],
    },
    passportContainer: passport,
    contactInfo: { phoneNumber: contactInfo?.phoneNumber ?? '', email: contactInfo?.email ?? '' },
  }
}

/** The same as it is saved; of the third step nothing before it is reached (4.5-02), nor where nothing of it was chosen. */
export function payloadOfJoining(values: JoiningValues, reached: string): KppOnlineDraft['payload'] {
  const { holdingName, addresses, contribution, portfolio, assignees, documents, consents } = values
  const chosen = { addresses, contribution, portfolio, assignees, documents, consents }
  const isThirdReached = joiningSteps.indexOf(stepNamed(joiningSteps, reached)) >= joiningSteps.indexOf('step3')
  const isAnyChosen = Object.values(chosen).some((section) => section != null)
  return {
    step_1: { holdingName },
    step_2: personOf(values),
    step_3: isThirdReached && isAnyChosen ? chosen : null,
  }
}
