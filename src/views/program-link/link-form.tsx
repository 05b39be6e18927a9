import { css } from '@emotion/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import type { Day } from '#domain/dates.ts'
import { knownOf, linkUserForm, type LinkUserInput, type PassportKind } from '#domain/link-user-form.ts'
import type { LinkUser } from '#domain/programme-link.ts'
import { me } from '#machines/client/selectors.ts'
import { fieldErrors, isBusy } from '#machines/program-link/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { useMimic } from '#system/react/use-visitor-kind.ts'
import { useToday } from '#system/react/use-today.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { columns, stack } from '#ui/layout.ts'
import { ErrorSummary } from './error-summary.tsx'
import { LinkField } from './link-field.tsx'
import { agreementField, passportFields, personFields, fieldsFor, type Field } from './link-fields.ts'
import { Refusal } from './refusal.tsx'

const card = css`${stack(4)}`
const action = css`margin-top: 12px;`
const pair = css`${columns(220, 16)}`

const passportKinds: { value: PassportKind; label: string }[] = [
  { value: 'RF', label: 'Паспорт РФ' },
  { value: 'Foreign', label: 'Иностранный паспорт' },
]
const resolverOn = (today: Day): Resolver<LinkUserInput, unknown, LinkUser> => (typed, context, options) =>
  zodResolver(linkUserForm(typed.passportKind, today))(typed, context, options)

/** What the fund is asked to look for; known data are filled in, and what was typed stays after a failure (5-07). */
export function LinkForm() {
  const link = useActor('programLink')
  const busy = useView('programLink', isBusy)
  const refused = useView('programLink', fieldErrors)
  const isMimic = useMimic()
  const known = useView('client', me)
  const resolver = resolverOn(useToday())
  const [sent, setSent] = useState<LinkUserInput | null>(null)
  const { control, handleSubmit, getValues, setFocus, setValue, clearErrors, formState: { errors } } = useForm({ defaultValues: knownOf(known), resolver })
  const kind = useWatch({ control, name: 'passportKind' })
  const fields = fieldsFor(kind)

  const firstRefused = fields.find(({ name }) => refused?.[name])?.name
  useEffect(() => {
    if (firstRefused) setFocus(firstRefused)
  }, [firstRefused, setFocus])

  const submit = handleSubmit((person) => {
    if (isMimic) return
    setSent(getValues())
    link.send({ type: 'person.submitted', person })
  })
  const choose = (picked: PassportKind) => {
    setValue('passportKind', picked)
    clearErrors(['passportSeries', 'passportNumber'])
  }
  const field = (field: Field) => {
    const said = refused?.[field.name]?.join(' ')
    return <LinkField key={field.name} field={field} control={control} refused={said && sent ? { errorText: said, of: sent[field.name] } : null} />
  }
  return (
    <Card>
      <form css={card} noValidate onSubmit={(event) => void submit(event)} onInput={firstRefused ? undefined : () => link.send({ type: 'person.edited' })}>
        <ErrorSummary fields={fields} errors={errors} onChoose={setFocus} />
        {personFields.map(field)}
        <ChoiceGroup label="Документ" options={passportKinds} value={kind} onPick={choose} />
        <div css={pair}>{passportFields[kind].map(field)}</div>
        {field(agreementField)}
        <Refusal />
        <div css={action}><Button type="submit" busy={busy} blocked={isMimic ? 'В режиме просмотра искать программу нельзя' : undefined}>Найти программу</Button></div>
      </form>
    </Card>
  )
}
