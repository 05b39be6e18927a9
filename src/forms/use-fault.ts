import { useFormState } from 'react-hook-form'
import { useFormBinding } from './form-context.ts'
import { errorsByName } from './refusals.ts'

/** What is wrong with something of the form around it that is no field of it: files that it asks for. */
export function useFault(name: string): string | undefined {
  const { control } = useFormBinding()
  const { errors } = useFormState({ control })
  return errorsByName(errors).find(([of]) => of === name)?.[1]
}
