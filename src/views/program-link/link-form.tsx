import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { isPersonKnown, knownOf, linkUserForm } from '#domain/link-user-form.ts'
import { Form } from '#forms/form.tsx'
import { FormField } from '#forms/form-field.tsx'
import { FormPair } from '#forms/form-layout.tsx'
import { FormSubmit } from '#forms/form-submit.tsx'
import { useForm, useTyped } from '#forms/use-form.ts'
import { me } from '#machines/client/selectors.ts'
import { errorText, fieldErrors, isBusy, isUnknown } from '#machines/program-link/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { useToday } from '#system/react/use-today.ts'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { KnownPerson } from './known-person.tsx'
import { agreementField, kindField, passportFields, personFields } from './link-fields.ts'

const blank = knownOf(null)

/** What the fund is asked to look for; known data are filled in, and what was typed stays after a failure (5-07). */
export function LinkForm() {
  const link = useActor('programLink')
  const refused = useView('programLink', fieldErrors)
  const today = useToday()
  const person = useView('client', me)
  const known = knownOf(person)
  const [isEdited, setEdited] = useState(false)
  const isWhole =
    isEdited || !isPersonKnown(known, today) || personFields.some(({ name }) => refused?.[name] !== undefined)
  const isAboutFields = Object.keys(refused ?? {}).length > 0
  const form = useForm({
    schema: ({ passportKind }) => linkUserForm(passportKind, today),
    blank,
    known: person && known,
    refused,
    busy: useView('programLink', isBusy),
    blocked: useOperatorReason('искать программу нельзя'),
    // What was said of other fields stays until it is sent again.
    onEdit: isAboutFields ? undefined : () => link.send({ type: 'person.edited' }),
    onSubmit: (typed) => link.send({ type: 'person.submitted', person: typed }),
  })
  const passport = passportFields[useTyped(form, 'passportKind')]
  return (
    <Card>
      <Form form={form} fields={[...(isWhole ? personFields : []), kindField, ...passport, agreementField]}>
        {isWhole ? <PersonFields hasFocus={isEdited} /> : <KnownPerson form={form} onEdit={() => setEdited(true)} />}
        <FormField {...kindField} />
        <FormPair>
          {passport.map((field) => (
            <FormField key={field.name} {...field} />
          ))}
        </FormPair>
        <FormField {...agreementField} />
        <div role="alert">{!isAboutFields && <Refusal />}</div>
        <FormSubmit>Найти программу</FormSubmit>
      </Form>
    </Card>
  )
}

const column = css`${stack(12)}`

/** The fields about the person; whoever has asked to change what is known goes on in the first of them. */
function PersonFields({ hasFocus }: { hasFocus: boolean }) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) fields.current?.querySelector('input')?.focus()
  }, [hasFocus])
  return (
    <div css={column} ref={fields}>
      {personFields.map((field) => (
        <FormField key={field.name} {...field} />
      ))}
    </div>
  )
}

/** Why no programme was found, or could not be looked for (8-12); what is wrong with the fields is said there. */
function Refusal() {
  const said = useView('programLink', errorText)
  const isNobody = useView('programLink', isUnknown)
  if (said === null) return null
  return isNobody ? (
    <Notice tone="warn" title={said}>
      <p>
        Сверьте данные с договором: фамилия или паспорт могли смениться. Не получается? Позвоните: <HotlineLink />.
      </p>
    </Notice>
  ) : (
    <Notice tone="bad" title="Не удалось найти программу">
      <p>{said}</p>
      <p>Введённое осталось в полях, попробуйте ещё раз.</p>
    </Notice>
  )
}
