import { useState } from 'react'
import { emptyDraft, fieldOfService, inquiryForm, toInquiry, type InquiryInput } from '#domain/inquiry.ts'
import { Form } from '#forms/form.tsx'
import { FormField, type FormFieldProps } from '#forms/form-field.tsx'
import { FormPair } from '#forms/form-layout.tsx'
import { FormSubmit } from '#forms/form-submit.tsx'
import { useForm } from '#forms/use-form.ts'
import type { InquiryView } from '#system/react/use-inquiry.ts'
import { useKnownPerson, useVisitorKind } from '#system/react/use-visitor-kind.ts'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useOperatorReason } from '../parts/use-operator-reason.ts'
import type { FormSettings } from './inquiry-block.tsx'
import { CompanyField } from './company-field.tsx'
import { consent, fieldsOf } from './fields.ts'

type Name = keyof InquiryInput
type FieldProps = FormFieldProps<Name>

/** Fields that stand beside each other where there is room. */
const mates: Partial<Record<Name, Name>> = { phone: 'email', companyName: 'companyInn' }

type InquiryCardProps = FormSettings & { inquiry: InquiryView }

/** One blank form: filled in with what is known or was typed before a reload, checked here, sent when it is right. */
export function InquiryCard({ inquiry, kind, asked, topic, statement, topics, consentHref }: InquiryCardProps) {
  const operatorReason = useOperatorReason('обращения не отправляются')
  const [schema] = useState(() => inquiryForm(asked))
  const form = useForm({
    schema,
    blank: { ...emptyDraft, agreed: consentHref === null },
    known: useKnownPerson(),
    draft: inquiry.draft,
    refused: inquiry.fieldErrors,
    nameOf: fieldOfService,
    busy: inquiry.status === 'sending',
    blocked: operatorReason ?? (inquiry.status === 'pausing' ? (inquiry.errorText ?? undefined) : undefined),
    onEdit: ({ agreed: _, ...draft }) => inquiry.edit(draft),
    onSubmit: (typed) => inquiry.submit(toInquiry(kind, typed, { topic, statement })),
  })
  const fields = fieldsOf(asked, topics)
  return (
    <Form form={form} fields={consentHref === null ? fields : [...fields, consent]}>
      <Fields fields={fields} />
      {consentHref !== null && (
        <FormField {...consent}>
          Даю{' '}
          <TextLink href={consentHref} newTab>
            согласие на обработку персональных данных
          </TextLink>
          , которые указаны в этой форме, чтобы фонд рассмотрел обращение и ответил на него
        </FormField>
      )}
      <Refusal inquiry={inquiry} />
      <FormSubmit>Отправить</FormSubmit>
    </Form>
  )
}

/** The fields under each other, mates side by side. */
function Fields({ fields }: { fields: readonly FieldProps[] }) {
  const mateOf = (name: Name) => fields.find((field) => field.name === mates[name])
  const isMate = (name: Name) => fields.some((field) => mateOf(field.name)?.name === name)
  return fields
    .filter(({ name }) => !isMate(name))
    .map((field) => {
      const mate = mateOf(field.name)
      return mate ? (
        <FormPair key={field.name}>
          <Field {...field} />
          <Field {...mate} />
        </FormPair>
      ) : (
        <Field key={field.name} {...field} />
      )
    })
}

/** One field; who is signed in has the company suggested. */
function Field(field: FieldProps) {
  const isSuggested = useVisitorKind() !== 'anonymous' && field.name === 'companyName'
  return isSuggested ? <CompanyField {...field} /> : <FormField {...field} />
}

/** Why the inquiry was not sent, and what to do; what is wrong with its fields is said there. Nothing that was typed is lost. */
function Refusal({ inquiry: { status, errorText, mayHaveArrived, fieldErrors } }: { inquiry: InquiryView }) {
  const isAboutFields = Object.keys(fieldErrors).length > 0
  return (
    <div role="alert">
      {errorText !== null &&
        !isAboutFields &&
        (status === 'pausing' ? (
          <Notice tone="warn" title="Нужно немного подождать">
            <p>{errorText} Введённое сохранено.</p>
          </Notice>
        ) : mayHaveArrived ? (
          <Notice tone="bad" title="Ответ от фонда не пришёл">
            <p>{errorText}</p>
            <p>
              Введённое сохранено в этой вкладке. Проверьте связь и отправьте ещё раз. Если первое обращение всё же
              дошло, второе ему не помешает.
            </p>
          </Notice>
        ) : (
          <Notice tone="bad" title="Обращение не отправлено">
            <p>{errorText}</p>
            <p>Введённое осталось в полях, попробуйте ещё раз.</p>
          </Notice>
        ))}
    </div>
  )
}
