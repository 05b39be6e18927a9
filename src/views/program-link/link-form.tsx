import { css } from '@emotion/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useController, useForm, useWatch, type Control, type Resolver } from 'react-hook-form'
import type { Day } from '#domain/moscow-day.ts'
import { knownOf, linkUserForm, type LinkUserInput, type PassportKind } from '#domain/link-user-form.ts'
import type { LinkUser } from '#domain/programme-link.ts'
import { counted } from '#domain/plural.ts'
import { me } from '#machines/client/selectors.ts'
import { errorText, fieldErrors, isBusy, isUnknown } from '#machines/program-link/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { useMimic } from '#system/react/use-visitor-kind.ts'
import { useToday } from '#system/react/use-today.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { columns, stack } from '#ui/layout.ts'
import { MaskedField } from '#ui/masked-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { agreementField, fieldsFor, passportFields, personFields, type Field } from './link-fields.ts'

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
  const wrong = fields.filter(({ name }) => errors[name])

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
        <ErrorSummary title={`Исправьте ${counted(wrong.length, 'поле', 'поля', 'полей')}`} wrong={wrong} onChoose={setFocus} />
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

type LinkControl = Control<LinkUserInput, unknown, LinkUser>

type LinkFieldProps = {
  field: Field
  control: LinkControl
  /** What the services said of this field, and of which text; it is no longer true of another one. */
  refused: { errorText: string; of: string } | null
}

/** One field of the form, masked where its row says so. */
function LinkField({ field: { name, mask, ...text }, control, refused }: LinkFieldProps) {
  const { field: { value, onChange, onBlur, ref }, fieldState } = useController({ control, name })
  const error = fieldState.error?.message ?? (refused?.of === value ? refused.errorText : undefined)
  const shared = { ...text, name, value, onBlur, ref, error }
  return mask === undefined ? <TextField {...shared} onChange={onChange} /> : <MaskedField {...shared} mask={mask} inputMode="numeric" onText={onChange} />
}

/** Why no programme was found, or could not be looked for (8-12). */
function Refusal() {
  const said = useView('programLink', errorText)
  const isNobody = useView('programLink', isUnknown)
  const isAboutFields = Object.keys(useView('programLink', fieldErrors) ?? {}).length > 0
  return (
    <div role="alert">
      {said !== null && (isNobody ? (
        <Notice tone="warn" title={said}>
          <p>Сверьте данные с договором: фамилия или паспорт могли смениться. Не получается? Позвоните: <HotlineLink />.</p>
        </Notice>
      ) : (
        <Notice tone="bad" title="Не удалось найти программу">
          <p>{said}</p>
          {!isAboutFields && <p>Введённое осталось в полях, попробуйте ещё раз.</p>}
        </Notice>
      ))}
    </div>
  )
}
