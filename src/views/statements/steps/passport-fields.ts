import { valueAt } from '#domain/judging/paths.ts'
import * as limits from '#domain/limits.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Places } from '#domain/typed-sections.ts'
import * as masks from '#forms/masks.ts'
import type { SuggestedOption, useSuggestions } from '#system/react/use-suggestions.ts'
import type { CountryOption } from '../country-options.ts'
import { documentKinds } from '../document-kinds.ts'
import type { StepField, StepGroup } from '../step-fields.tsx'

/** The document that says who asks, by the places that every statement has. */
export const passportPlaces: Places = {
  'passportContainer.passportType': 'text',
  'passportContainer.series': 'text',
  'passportContainer.number': 'text',
  'passportContainer.issueDate': 'day',
  'passportContainer.issuedBy': 'text',
  'passportContainer.departmentCode': 'text',
  'passportContainer.expirationDate': 'day',
  'passportContainer.neverExpires': 'tick',
  'passportContainer.country': 'code',
}

type Suggested = ReturnType<typeof useSuggestions>

const russianFields = (suggested: Suggested): StepField[] => [
  { name: 'passportContainer.series', label: 'Серия', mask: masks.passportSeries },
  { name: 'passportContainer.number', label: 'Номер', mask: masks.passportNumber },
  { name: 'passportContainer.issueDate', label: 'Дата выдачи', hint: 'Например, 03.06.2014', mask: masks.day },
  {
    name: 'passportContainer.departmentCode',
    label: 'Код подразделения',
    hint: 'Шесть цифр, 000-000',
    mask: masks.departmentCode,
  },
  {
    ...suggested,
    as: 'combobox',
    name: 'passportContainer.issuedBy',
    label: 'Кем выдан',
    hint: 'Начните с\u00A0кода подразделения или названия, как в\u00A0паспорте',
    listLabel: 'Подразделения, которые выдают паспорта',
    valuesOf: ({ data }: SuggestedOption) => ({
      'passportContainer.issuedBy': data['issuedBy'],
      'passportContainer.departmentCode': data['departmentCode'],
    }),
    wide: true,
  },
]
const foreignFields = (countries: readonly CountryOption[], neverExpires: boolean): StepField[] => [
  {
    name: 'passportContainer.country',
    label: 'Страна, которая выдала документ',
    as: 'select',
    options: countries.filter(({ value }) => value !== String(limits.defaultNationality)),
    placeholder: 'Выберите страну',
    wide: true,
  },
  { name: 'passportContainer.series', label: 'Серия' },
  { name: 'passportContainer.number', label: 'Номер' },
  { name: 'passportContainer.issueDate', label: 'Дата выдачи', hint: 'Например, 03.06.2014', mask: masks.day },
  ...(neverExpires
    ? []
    : [
        {
          name: 'passportContainer.expirationDate',
          label: 'Действует до',
          hint: 'Например, 03.06.2034',
          mask: masks.day,
        },
      ]),
  { name: 'passportContainer.neverExpires', label: 'Без срока действия', as: 'checkbox' },
  { name: 'passportContainer.issuedBy', label: 'Кем выдан', wide: true },
]

const spaceless = (text: unknown) => (typeof text === 'string' ? text.replace(/\s/g, '') : text)

/** The code of the document and what the other kind of it alone has follow from its kind (9-06). */
export function passportSections(passport: unknown, person: unknown): DraftValues {
  const container = { ...(passport as DraftValues), series: spaceless(valueAt(passport, 'series')) }
  const isForeign = valueAt(passport, 'passportType') === 'Foreign'
  const neverExpires = valueAt(passport, 'neverExpires') === true
  return {
    passportContainer: isForeign
      ? {
          ...container,
          departmentCode: null,
          ...(neverExpires ? { neverExpires, expirationDate: null } : { neverExpires: null }),
        }
      : { ...container, expirationDate: null, neverExpires: null, country: limits.defaultNationality },
    personalData: { ...(person as object), documentCode: limits.documentCodes[isForeign ? 'Foreign' : 'RF'] },
  }
}

/** Which document it is, then what stands in a document of that kind. */
export const passportGroups = (
  typed: DraftValues,
  countries: readonly CountryOption[],
  offices: Suggested,
): StepGroup[] => [
  {
    fields: [
      {
        name: 'passportContainer.passportType',
        label: 'Какой у вас документ',
        as: 'choice',
        inline: true,
        options: documentKinds,
        clears: Object.keys(passportPlaces),
      },
    ],
  },
  {
    fields:
      valueAt(typed, 'passportContainer.passportType') === 'Foreign'
        ? foreignFields(countries, valueAt(typed, 'passportContainer.neverExpires') === true)
        : russianFields(offices),
  },
]
