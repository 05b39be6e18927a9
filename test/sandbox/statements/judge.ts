import type { Condition, DocumentRule, FieldRule } from '#domain/form-rules.ts'
import { formRules } from '../content/form-rules/all.ts'
import { checks } from './checks.ts'

type Values = Readonly<Record<string, unknown>>
type Fields = Record<string, string[]>

/** What stands at a path such as `bankDetails.bic`. */
const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
      values,
    )

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const holds = (condition: Condition, values: Values) => valueAt(values, condition.path ?? '') === condition.equals
/** A passport that never ends has no day of its end. */
const isEndless = (rule: FieldRule | DocumentRule, values: Values) =>
  'path' in rule &&
  rule.path === 'passportContainer.expirationDate' &&
  valueAt(values, 'passportContainer.neverExpires') === true
const isRequired = (rule: FieldRule | DocumentRule, values: Values) =>
  isEndless(rule, values) ? false : rule.requiredWhen ? holds(rule.requiredWhen, values) : rule.required === true

/** A value as it would be written; null of a list, a part or nothing. */
function textAt(values: Values, path: string): string | null {
  const value = valueAt(values, path)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

function isWrong({ path, maxLength, pattern, check }: FieldRule, values: Values, today: string): boolean {
  const text = textAt(values, path)
  if (text === null) return false
  if (maxLength && text.length > maxLength) return true
  if (pattern && !new RegExp(pattern, 'u').test(text)) return true
  const isRight = check ? checks[check] : undefined
  return isRight !== undefined && !isRight(text, (name) => textAt(values, name) ?? '', today)
}

function faultsOfField(rule: FieldRule, values: Values, today: string): Fields {
  if (isEmpty(valueAt(values, rule.path)))
    return isRequired(rule, values) ? { [rule.path]: [rule.message ?? 'Заполните это поле'] } : {}
  return isWrong(rule, values, today) ? { [rule.path]: [rule.message ?? 'Проверьте это поле'] } : {}
}

function faultsOfDocument(rule: DocumentRule, values: Values, files: readonly { fileType: string }[]): Fields {
  const count = files.filter(({ fileType }) => fileType === rule.fileType).length
  const path = `documents.${rule.fileType}`
  if (count === 0 && isRequired(rule, values)) return { [path]: [`Приложите: ${rule.title ?? rule.fileType}`] }
  return rule.maxCount && count > rule.maxCount ? { [path]: [`Файлов может быть не больше ${rule.maxCount}`] } : {}
}

type Judged = { values: Values; documents?: readonly { fileType: string }[]; today: string; steps?: readonly string[] }

/** What a form's own rules say against what has been filled in, by path; `steps` leaves out all others. */
export function faultsOf(form: string, { values, documents = [], today, steps }: Judged): Fields {
  const asked = formRules.forms[form]?.steps.filter(({ step }) => steps === undefined || steps.includes(step)) ?? []
  return Object.assign(
    {},
    ...asked.flatMap((step) => [
      ...(step.fields ?? []).map((rule) => faultsOfField(rule, values, today)),
      ...(step.documents ?? []).map((rule) => faultsOfDocument(rule, values, documents)),
    ]),
  ) as Fields
}

/** Texts that are longer than anything the fund can keep. */
export function tooLong(form: string, values: Values): Fields {
  const rules = formRules.forms[form]?.steps.flatMap(({ fields }) => fields ?? []) ?? []
  const long = rules.filter(({ path, maxLength }) => {
    const value = valueAt(values, path)
    return maxLength && typeof value === 'string' && value.length > maxLength
  })
  return Object.fromEntries(long.map(({ path, maxLength }) => [path, [`Сократите до ${maxLength} знаков`]]))
}
