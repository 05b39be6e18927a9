import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  useForm as useHookForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FormBinding } from './form-context.ts'
import { refusalsOf } from './refusals.ts'
import { useLateValues } from './use-late-values.ts'

type Schema<Typed, Parsed> = z.ZodMiniType<Parsed, Typed>

export type FormOptions<Typed extends FieldValues, Parsed> = {
  /** Checks what was typed and makes of it what is sent; a function where the rules depend on what was typed. */
  schema: Schema<Typed, Parsed> | ((typed: Typed) => Schema<Typed, Parsed>)
  blank: Typed
  /** What is known of the person already, or comes to be known; it is put into blank fields. */
  known?: Partial<Typed> | null | undefined
  /** What was typed before a reload. The chart that is told of edits keeps it, and drops it when it was sent. */
  draft?: Partial<Typed> | null | undefined
  /** What the services said of single fields of what was sent last, by their own names. The same answer is the same object. */
  refused?: Readonly<Record<string, readonly string[]>> | null | undefined
  /** The field that the services mean by their name for it, where it is another one. */
  nameOf?: ((serviceName: string) => string | undefined) | undefined
  /** It is being sent. */
  busy: boolean
  /** Why it cannot be sent now. */
  blocked?: string | undefined
  /** The person has changed something, and this is what the fields hold now. */
  onEdit?: ((typed: Typed) => void) | undefined
  onSubmit: (parsed: Parsed) => void
}

/** A form as its view has it: given to `<Form>`, and asked by `useTyped`. */
export type FormHandle<Typed extends FieldValues> = Omit<FormBinding, 'control'> & { control: Control<Typed> }

const sameName = (serviceName: string) => serviceName
const nothing = {}

/** One form: checked by a schema of the domain when it is sent and from then on at every change, sent once, refused field by field. */
export function useForm<Typed extends FieldValues, Parsed>(options: FormOptions<Typed, Parsed>): FormHandle<Typed> {
  const { schema, blank, known = null, draft, refused, nameOf = sameName, busy, blocked, onEdit, onSubmit } = options
  const [initial] = useState<Typed>(() => ({ ...blank, ...known, ...draft }))
  const [sent, setSent] = useState<Typed | null>(null)
  const isLocked = useRef(false)
  const resolver: Resolver<Typed, unknown, Parsed> = (typed, context, given) => {
    const check: Resolver<Typed, unknown, Parsed> = zodResolver(typeof schema === 'function' ? schema(typed) : schema)
    return check(typed, context, given)
  }
  const form = useHookForm<Typed, unknown, Parsed>({
    defaultValues: initial as DefaultValues<Typed>,
    resolver,
    shouldFocusError: false,
  })
  useLateValues(form, blank, known)

  const { isSubmitted } = form.formState
  const unlock = () => {
    isLocked.current = false
  }
  const submit = async () => {
    if (busy || blocked !== undefined || isLocked.current) return
    isLocked.current = true
    const send = form.handleSubmit((parsed) => {
      setSent(form.getValues())
      onSubmit(parsed)
    }, unlock)
    try {
      await send()
    } catch (error) {
      unlock()
      throw error
    }
  }
  // Whether it is being sent is known here only when it is shown: until then another press must not send it again.
  useEffect(unlock, [sent])

  const latest = useRef({ onEdit, isSubmitted, submit })
  useLayoutEffect(() => {
    latest.current = { onEdit, isSubmitted, submit }
  })
  // While it is sent again nothing is known of it. Shown anew, a form holds what was refused before.
  const refusals = useMemo(
    () => (busy ? [] : refusalsOf(refused ?? nothing, nameOf, sent ?? initial)),
    [busy, refused, nameOf, sent, initial],
  )
  const answer = sent === null ? null : (refused ?? null)
  // The same handle until something of it is another: a key in one field is not to draw all the others anew.
  return useMemo(() => {
    const edited = () => latest.current.onEdit?.(form.getValues())
    return {
      control: form.control as unknown as Control<Typed>,
      clear: (names) => form.clearErrors(names as Path<Typed>[]),
      edited,
      fill: (values) => {
        for (const [name, value] of Object.entries(values) as [Path<Typed>, PathValue<Typed, Path<Typed>>][])
          form.setValue(name, value, { shouldDirty: true, shouldValidate: latest.current.isSubmitted })
        edited()
      },
      submit: () => void latest.current.submit(),
      refusals,
      answer,
      busy,
      blocked,
    }
  }, [form, refusals, answer, busy, blocked])
}

/** What a field of the form holds now, for a view in which other fields depend on it. */
export const useTyped = <Typed extends FieldValues, Name extends Path<Typed>>(
  { control }: FormHandle<Typed>,
  name: Name,
) => useWatch({ control, name })

/** All that the fields of the form hold now. */
export const useAllTyped = <Typed extends FieldValues>({ control }: FormHandle<Typed>) => useWatch({ control }) as Typed
