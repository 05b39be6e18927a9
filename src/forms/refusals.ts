import { get, type FieldErrors, type FieldValues } from 'react-hook-form'

/** What the services said of one field, and of which value: of another one it is no longer true. */
export type Refusal = { name: string; text: string; of: unknown }

/** A refusal by field as the services send it, as it concerns a form whose fields may have names of their own. */
export const refusalsOf = (
  said: Readonly<Record<string, readonly string[]>>,
  nameOf: (serviceName: string) => string | undefined,
  sent: FieldValues,
): Refusal[] =>
  Object.entries(said)
    .filter(([, texts]) => texts.length > 0)
    .map(([serviceName, texts]) => {
      const name = nameOf(serviceName) ?? serviceName
      return { name, text: texts.join(' '), of: get<unknown>(sent, name) }
    })

/** What was said of a field that still holds what was refused. */
export const refusalOf = (refusals: readonly Refusal[], name: string, value: unknown): string | undefined =>
  refusals
    .filter((one) => one.name === name && one.of === value)
    .map(({ text }) => text)
    .join(' ') || undefined

/** Every error of a form by the full name of its field, also of one inside a group or a list. */
export function errorsByName(errors: FieldErrors, within = ''): [name: string, text: string][] {
  return Object.entries(errors).flatMap(([key, error]): [string, string][] => {
    if (typeof error !== 'object') return []
    const name = within + key
    if (typeof error.type === 'string') return typeof error.message === 'string' ? [[name, error.message]] : []
    return errorsByName(error as FieldErrors, `${name}.`)
  })
}
