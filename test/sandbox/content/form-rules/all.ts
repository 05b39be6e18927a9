import type { FormRules } from '#domain/form-rules.ts'
import { metaInformation } from '../meta-information.ts'
import { joiningRules } from './joining.ts'
import { pensionRules } from './pension.ts'
import { redemptionRules } from './redemption.ts'
import { supplementRules } from './supplement.ts'
import { taxDeductionRules } from './tax-deduction.ts'

/** The rules of every form (L8). */
export const formRules: FormRules = {
  version: metaInformation.ValidationVersion,
  forms: {
    RedemptionStatement: redemptionRules,
    PensionStatement: pensionRules,
    KppOnline: joiningRules,
    TaxDeduction: taxDeductionRules,
    Supplement: supplementRules,
  },
}
