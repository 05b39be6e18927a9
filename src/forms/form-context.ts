import { createContext, use } from 'react'
import type { Control } from 'react-hook-form'
import type { Refusal } from './refusals.ts'

/** What the parts of a form share: its react-hook-form, what the services said of it, and whether it can be sent. */
export type FormBinding = {
  control: Control
  clear: (names: readonly string[]) => void
  /** The person has changed a field; a value that the portal has filled in is no edit. */
  edited: () => void
  /** Puts what follows from one field into others. */
  fill: (values: Readonly<Record<string, unknown>>) => void
  submit: () => void
  refusals: readonly Refusal[]
  /** By which refusal the form was answered since it is shown; another one is another object. */
  answer: object | null
  busy: boolean
  blocked: string | undefined
}

const FormContext = createContext<FormBinding | null>(null)

export const FormProvider = FormContext

/** The form around a part of it. */
export function useFormBinding(): FormBinding {
  const form = use(FormContext)
  if (!form) throw new Error('A part of a form stands outside <Form>.')
  return form
}
