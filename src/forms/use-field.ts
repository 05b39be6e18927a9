import { useController } from 'react-hook-form'
import { useFormBinding } from './form-context.ts'
import { refusalOf } from './refusals.ts'

/** One field of the form around it: its value, what to do when it changes, and what is wrong with it by the schema or by the services. */
export function useField(name: string) {
  const { control, refusals, edited } = useFormBinding()
  const {
    field: { onChange: change, onBlur, ref, ...field },
    fieldState,
  } = useController({ control, name })
  const value: unknown = field.value
  const onChange = (next: unknown) => {
    change(next)
    edited()
  }
  return { name, value, onChange, onBlur, ref, error: fieldState.error?.message ?? refusalOf(refusals, name, value) }
}
