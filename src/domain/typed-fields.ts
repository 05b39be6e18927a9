type Fields = Readonly<Record<string, unknown>>

/** The section of a draft that the device alone keeps: the services are told what was meant, not how it was typed. */
export const fieldsSection = 'fields'

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether fields that were kept are still those of the form. */
const isLike = (kept: unknown, blank: unknown): boolean =>
  isFields(blank)
    ? isFields(kept) && Object.keys(blank).every((name) => isLike(kept[name], blank[name]))
    : typeof kept === typeof blank && Array.isArray(kept) === Array.isArray(blank)

const byStep = (values: Fields): Fields => (isFields(values[fieldsSection]) ? values[fieldsSection] : {})

/** The sections of an edit, with what the fields of its step hold: half a date or an emptied field means nothing yet, and is not to be typed twice. */
export const withFields = (sections: Fields, step: string, typed: Fields, before: Fields): Fields => ({
  ...sections,
  [fieldsSection]: { ...byStep(before), [step]: typed },
})

/** What the fields of a step held last, or `blank` where that is not known. */
export function fieldsOf<Typed extends Fields>(values: Fields, step: string, blank: Typed): Typed {
  const kept = byStep(values)[step]
  return isLike(kept, blank) ? (kept as Typed) : blank
}
