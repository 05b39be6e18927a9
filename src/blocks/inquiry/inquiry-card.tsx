import { css } from '@emotion/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useController, useForm, type Control } from 'react-hook-form'
import { emptyDraft, fieldOfService, inquiryForm, toApplication, toQuestion, type AskedField, type InquiryField as Name, type InquiryInput } from '#domain/inquiry.ts'
import { counted } from '#domain/plural.ts'
import type { InquiryView } from '#system/react/use-inquiry.ts'
import { useKnownPerson, useMimic } from '#system/react/use-visitor-kind.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { columns, stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { FormSettings } from './inquiry-block.tsx'
import { InquiryField } from './inquiry-field.tsx'
import { fields } from './fields.ts'

const card = stack(12)
const pair = columns(240, 12)
const action = css`margin-top: 12px;`

/** Fields that stand beside each other where there is room. */
const mates: Partial<Record<Name, Name>> = { phone: 'email', companyName: 'companyInn' }
const consent = { name: 'agreed', label: 'Согласие на обработку персональных данных' } as const

type InquiryCardProps = FormSettings & { inquiry: InquiryView }

/** One blank form: filled in with what is known or was typed before a reload, checked here, sent when it is right. */
export function InquiryCard({ inquiry, kind, asked, topic, topics, consentHref }: InquiryCardProps) {
  const isMimic = useMimic()
  const known = useKnownPerson()
  const [sent, setSent] = useState<InquiryInput | null>(null)
  const [resolver] = useState(() => zodResolver(inquiryForm(asked)))
  const { control, handleSubmit, getValues, getFieldState, setFocus, setValue, formState: { errors } } = useForm<InquiryInput, unknown, InquiryInput>({
    defaultValues: { ...emptyDraft, ...known, ...inquiry.draft, agreed: false }, resolver,
  })

  const keep = () => {
    const { agreed: _, ...draft } = getValues()
    inquiry.edit(draft)
  }

  // Who the client is may be learnt after the form has been shown; what was typed meanwhile stays.
  const person = known && JSON.stringify(known)
  useEffect(() => {
    if (person === null) return
    for (const [name, value] of Object.entries(JSON.parse(person) as NonNullable<typeof known>)) {
      if (getValues(name as Name) === '' && !getFieldState(name as Name).isDirty) setValue(name as Name, value)
    }
  }, [person, getValues, getFieldState, setValue])

  const refused = new Map(Object.entries(inquiry.fieldErrors).flatMap(([name, said]) => {
    const field = fieldOfService(name)
    return field && asked.some((one) => one.name === field) ? [[field, said.join(' ')] as const] : []
  }))
  const firstRefused = asked.find(({ name }) => refused.has(name))?.name
  useEffect(() => {
    if (firstRefused) setFocus(firstRefused)
  }, [firstRefused, setFocus])

  const submit = handleSubmit((typed) => {
    if (isMimic) return
    setSent(getValues())
    inquiry.submit(kind === 'question' ? { kind, body: toQuestion(typed, topic) } : { kind, body: toApplication(typed, topic) })
  })
  const fieldOf = (field: AskedField) => {
    const said = refused.get(field.name)
    return <InquiryField key={field.name} {...{ control, topics }} asked={field} onEdited={keep} refused={said && sent ? { errorText: said, of: sent[field.name] } : null} />
  }
  const isAsked = (name: Name | undefined) => asked.find((field) => field.name === name)
  const isMate = (name: Name) => Object.entries(mates).some(([first, second]) => second === name && isAsked(first as Name))
  const wrong = [...asked.map(({ name }) => ({ name, label: fields[name].label })), consent].filter(({ name }) => errors[name])
  const blocked = isMimic ? 'В режиме просмотра обращения не отправляются' : inquiry.status === 'pausing' ? inquiry.errorText ?? undefined : undefined

  return (
    <form css={card} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary title={`Исправьте ${counted(wrong.length, 'поле', 'поля', 'полей')}`} wrong={wrong} onChoose={setFocus} />
      {asked.filter(({ name }) => !isMate(name)).map((field) => {
        const mate = isAsked(mates[field.name])
        return mate ? <div key={field.name} css={pair}>{fieldOf(field)}{fieldOf(mate)}</div> : fieldOf(field)
      })}
      <ConsentTick control={control} href={consentHref} />
      <Refusal inquiry={inquiry} hasFieldErrors={refused.size > 0} />
      <div css={action}><Button type="submit" busy={inquiry.status === 'sending'} blocked={blocked}>Отправить</Button></div>
    </form>
  )
}

type ConsentTickProps = { control: Control<InquiryInput, unknown, InquiryInput>; href: string }

/** The consent to personal data processing: by itself, never ticked beforehand, with its document beside. */
function ConsentTick({ control, href }: ConsentTickProps) {
  const { field: { value, onChange, onBlur, ref, name }, fieldState } = useController({ control, name: 'agreed' })
  return (
    <Checkbox {...{ name, onChange, onBlur, ref }} checked={value} required error={fieldState.error?.message}>
      Даю <TextLink href={href} newTab>согласие на обработку персональных данных</TextLink>, которые указаны в этой форме, чтобы фонд рассмотрел обращение и ответил на него
    </Checkbox>
  )
}

type RefusalProps = { inquiry: InquiryView; hasFieldErrors: boolean }

/** Why the inquiry was not sent, and what to do; nothing that was typed is lost. */
function Refusal({ inquiry: { status, errorText, mayHaveArrived }, hasFieldErrors }: RefusalProps) {
  return (
    <div role="alert">
      {errorText !== null && (status === 'pausing' ? (
        <Notice tone="warn" title="Нужно немного подождать"><p>{errorText} Введённое сохранено.</p></Notice>
      ) : mayHaveArrived ? (
        <Notice tone="bad" title="Ответ от фонда не пришёл">
          <p>{errorText}</p>
          <p>Введённое сохранено в этой вкладке. Проверьте связь и отправьте ещё раз. Если первое обращение всё же дошло, второе ему не помешает.</p>
        </Notice>
      ) : (
        <Notice tone="bad" title="Обращение не отправлено">
          <p>{errorText}</p>
          {!hasFieldErrors && <p>Введённое осталось в полях, попробуйте ещё раз.</p>}
        </Notice>
      ))}
    </div>
  )
}
