import { isInn10 } from '#domain/checks/inn.ts'
import type { InquiryDraft } from '#domain/inquiry.ts'
import { FormCombobox } from '#forms/form-combobox.tsx'
import type { FormFieldProps } from '#forms/form-field.tsx'
import { useSuggestions, type SuggestedOption } from '#system/react/use-suggestions.ts'

const hintOf = ({ inn, isOpen }: SuggestedOption['data']) => `ИНН ${String(inn)}${isOpen === false ? ', закрыта' : ''}`

/** The company and its number, which the form asks beside it: that of a businessman is longer, and is left to be said otherwise. */
const valuesOf = ({ label, data: { inn } }: SuggestedOption): Partial<InquiryDraft> => ({
  companyName: label,
  companyInn: isInn10(String(inn)) ? String(inn) : '',
})

/** The company that a client writes for, suggested as it is typed (4.7-06): the services tell companies to nobody else. */
export function CompanyField({ name, label, optional }: Pick<FormFieldProps, 'name' | 'label' | 'optional'>) {
  return (
    <FormCombobox
      {...useSuggestions('company', { hintOf, of: 'companyLookup' })}
      name={name}
      label={label}
      optional={optional}
      hint={'Начните с\u00A0названия или ИНН'}
      listLabel="Компании"
      valuesOf={valuesOf}
    />
  )
}
