import { css } from '@emotion/react'
import { useCallback, useMemo } from 'react'
import { mostYears, planBounds, yearsToAge, yearsToPayout, type Amount } from '#domain/forecast/plan.ts'
import { formatPercent } from '#domain/percent.ts'
import { coFinancing, deduction, ownForAll, payout, taxRefund, type Sex } from '#domain/pds-rules.ts'
import { plural } from '#domain/plural.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { stack } from '#ui/layout.ts'
import { RangeField } from '#ui/range-field.tsx'
import { addedBy, scenarioName } from './rules-text.ts'
import { planOf, type Inputs, type Settings } from './settings.ts'
import { grouped, inYears, rubles } from './text.ts'

const list = [stack(20), css`[aria-live]:empty { min-height: 0; margin: 0; }`]

const rubleSign = { unit: '₽', format: rubles, write: grouped }
const yearsWith = (value: number) => ({ unit: plural(value, 'год', 'года', 'лет'), format: inYears, write: whole })
const whole = (value: number) => String(Math.floor(value))
const percentSign = { unit: '%', format: formatPercent, write: (value: number) => String(value).replace('.', ',') }

const sexes = [
  { value: 'female', label: 'Женщина' },
  { value: 'male', label: 'Мужчина' },
] as const

type Change = (change: Partial<Inputs>) => void

/* The same functions as long as the change is the same, so that of all sliders only the one that moves is drawn anew. */
const settersOf = (onChange: Change) =>
  Object.fromEntries(
    Object.keys(planBounds).map((name) => [name, (value: number) => onChange({ [name]: value })]),
  ) as Record<Amount, (value: number) => void>

type ControlsProps = { settings: Settings; inputs: Inputs; onChange: Change }

/** What a person sets, in the order in which it is thought of. */
export function Controls({ settings: { mode, ranges, presets }, inputs, onChange }: ControlsProps) {
  const plan = planOf(mode, inputs)
  const setters = useMemo(() => settersOf(onChange), [onChange])
  const pickSex = useCallback((sex: Sex) => onChange({ sex }), [onChange])
  const scenarios = useMemo(
    () =>
      presets.map((rate, index) => ({
        value: rate,
        label: `${scenarioName(index, presets.length)} — ${formatPercent(rate)} в год`,
      })),
    [presets],
  )
  const amount = (name: Amount) => ({ ...ranges[name], value: plan[name], onValue: setters[name] })
  const earliest = yearsToPayout(mode, inputs.sex, inputs.age)
  const untilAge = `До ${payout.age[inputs.sex]} лет осталось: ${inYears(yearsToAge(inputs.sex, inputs.age))}`
  const refund = plan.years < deduction.leastYears ? 0 : taxRefund(plan.monthly * 12, plan.income)
  const whenPaid =
    earliest === 0
      ? 'Возраст выплат уже наступил'
      : mode === 'public'
        ? `Выплаты возможны через ${inYears(earliest)}`
        : untilAge
  return (
    <div css={list}>
      <RangeField
        label="Взнос в месяц"
        {...rubleSign}
        {...amount('monthly')}
        hint={mode === 'public' ? `Доплата целиком — от ${rubles(ownForAll(inputs.income) / 12)} в месяц` : undefined}
      />
      {mode === 'corporate' && (
        <RangeField
          label="Добавляет работодатель"
          {...percentSign}
          {...amount('employerShare')}
          hint={`От вашего взноса: ${rubles((inputs.monthly * inputs.employerShare) / 100)} в месяц`}
        />
      )}
      {mode !== 'corporate' && (
        <RangeField
          label="Доход в месяц"
          {...rubleSign}
          {...amount('income')}
          hint={
            mode === 'public'
              ? `До вычета налога. Государство добавит ${addedBy(inputs.income)}, но не больше ${rubles(coFinancing.most)} в год`
              : 'До вычета налога'
          }
        />
      )}
      <ChoiceGroup label="Пол" inline value={inputs.sex} onPick={pickSex} options={sexes} />
      <RangeField label="Возраст" {...yearsWith(plan.age)} {...amount('age')} />
      <RangeField
        label="Сколько лет копить"
        hint={whenPaid}
        {...yearsWith(plan.years)}
        {...amount('years')}
        most={mostYears(plan.age)}
      />
      <RangeField label="Уже накоплено" {...rubleSign} {...amount('starting')} />
      <ChoiceGroup label="Сценарий доходности" value={inputs.rate} onPick={setters.rate} options={scenarios} />
      <RangeField
        label="Доходность в год"
        hint="Предположение: доход не гарантирован"
        {...percentSign}
        {...amount('rate')}
      />
      <RangeField label="Инфляция в год" hint="Предположение" {...percentSign} {...amount('inflation')} />
      {mode !== 'corporate' && (
        <Checkbox checked={inputs.reinvests} onChange={(event) => onChange({ reinvests: event.target.checked })}>
          Вносить возвращённый налог обратно на свой счёт{refund > 0 && `: ${rubles(refund)} в год`}
        </Checkbox>
      )}
    </div>
  )
}
