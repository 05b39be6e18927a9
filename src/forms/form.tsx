import { css } from '@emotion/react'
import { useEffectEvent, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useFormState, useWatch, type FieldValues } from 'react-hook-form'
import { stack } from '#ui/layout.ts'
import { FormProvider, type FormBinding } from './form-context.ts'
import type { FormFieldProps } from './form-field.tsx'
import { errorsByName } from './refusals.ts'
import { Summary } from './summary.tsx'
import type { FormHandle } from './use-form.ts'

const column = css`${stack(12)}`

/** The control of a field; of radio buttons the chosen one, or the first. */
const controlOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${name}"]:checked`) ?? form?.querySelector<HTMLElement>(`[name="${name}"]`)

type FormProps<Typed extends FieldValues> = {
  form: FormHandle<Typed>
  /** Its fields in the order in which they stand. */
  fields: readonly Pick<FormFieldProps, 'name' | 'label'>[]
  children: ReactNode
}

/** A form: all that is wrong with it in one place, then its fields. After a refusal the focus goes to the first wrong field. */
export function Form<Typed extends FieldValues>({ form, fields, children }: FormProps<Typed>) {
  const binding = form as unknown as FormBinding
  const { control, refusals, answer, submit } = binding
  const { errors, submitCount, isSubmitSuccessful } = useFormState({ control })
  const values = useWatch({ control, name: refusals.map(({ name }) => name) }) as unknown[]
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)

  const found = errorsByName(errors)
  const lasting = refusals.filter(({ of }, index) => of === values[index])
  const isWrong = new Set([...found.map(([name]) => name), ...lasting.map(({ name }) => name)])
  const wrong = fields.filter(({ name }) => isWrong.has(name))
  const isHere = (name: string) => fields.some((field) => field.name === name)
  const others = [
    ...found.filter(([name]) => !isHere(name)).map(([, text]) => text),
    ...refusals.filter(({ name }) => !isHere(name)).map(({ text }) => text),
  ]

  const goTo = (name: string) => controlOf(element.current, name)?.focus()
  const goToFirst = useEffectEvent(() => {
    const [first] = wrong
    if (first) goTo(first.name)
    else if (others.length > 0) summary.current?.focus()
  })
  useLayoutEffect(() => {
    if (submitCount > 0) goToFirst()
  }, [submitCount])
  useLayoutEffect(() => {
    if (answer) goToFirst()
  }, [answer])

  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <FormProvider value={binding}>
      <form css={column} ref={element} noValidate onSubmit={send}>
        <Summary
          ref={summary}
          wrong={wrong}
          others={others}
          attempt={isSubmitSuccessful && refusals.length === 0 ? 0 : submitCount}
          onChoose={goTo}
        />
        {children}
      </form>
    </FormProvider>
  )
}
