import { css } from '@emotion/react'
import { use, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { forecast, monthlyPayment } from '#domain/forecast.ts'
import * as limits from '#domain/limits.ts'
import { keepCalculation, recallCalculation } from '#system/react/calculation.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { media } from '#ui/tokens.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import { block } from './kit/block.tsx'
import { HashTarget, useBlockPlace } from './kit/hash-target.ts'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { ReturnsWarning } from './parts/returns-warning.tsx'
import { Assumptions } from './pension-calculator/assumptions.tsx'
import { Controls } from './pension-calculator/controls.tsx'
import { linkQuery, readLink } from './pension-calculator/link.ts'
import { OwnFacts } from './pension-calculator/own-facts.tsx'
import { OwnPlanContext } from './pension-calculator/own-plan-context.ts'
import { Picture } from './pension-calculator/picture.tsx'
import { Result } from './pension-calculator/result.tsx'
import { params, planOf, settingsOf, type Inputs } from './pension-calculator/settings.ts'
import { Share } from './pension-calculator/share.tsx'
import { inYears, rubles, titles, wholeTotal } from './pension-calculator/text.ts'

const card = css`
  display: grid; grid-template-columns: minmax(0, 1fr); border: 1px solid var(--line); border-radius: var(--card-radius);
  background: var(--surface); box-shadow: var(--shadow);
  ${media.middle} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
  html[data-text-size='200'] & { grid-template-columns: minmax(0, 1fr); }
  @media print { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const pane = css`min-width: 0; padding: clamp(16px, 3vw, 32px);`
const asked = css`--covered-below: 6rem; ${media.middle} { --covered-below: 0px; }`
const answered = css`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; align-content: start; background: var(--mist);
  ${media.middle} { border-top-right-radius: var(--card-radius); }
  @media print { display: block; > :where(:not(:last-child)) { margin-bottom: 24px; } }
`
const across = css`grid-column: 1 / -1; padding-inline: clamp(16px, 3vw, 32px);`
const bottom = css`padding-bottom: clamp(16px, 3vw, 32px);`
/* Where the result is below the window it stands at the window's foot, as long as one is busy with what it comes from. */
const atFoot = css`
  position: sticky; z-index: 1; bottom: calc(var(--cookie-banner, 0px) + var(--bottom-bar, 0px)); margin: 20px calc(-1 * clamp(16px, 3vw, 32px)) 0;
  padding: 10px clamp(16px, 3vw, 32px); border-top: 1px solid var(--line); background: var(--mist); color: var(--ink-soft);
  font-size: var(--type-14); line-height: 1.3; font-variant-numeric: tabular-nums;
  > strong { display: block; color: var(--link); font-size: var(--type-22); font-weight: 600; }
  ${media.middle} { display: none; }
  @media (height < 480px) { display: none; }
`
const caution = css`font-weight: 500;`

/** A pension calculator: what one pays in becomes savings year by year, redrawn while the sliders move. */
export const Block = block(params, function PensionCalculatorBlock({ id, params: given, slot, anchor }) {
  const own = use(OwnPlanContext)
  const settings = useMemo(() => settingsOf(given, own), [given, own])
  const search = use(HashTarget)?.search ?? ''
  const place = useBlockPlace(id) + search
  const isHydrated = useHydrated()
  const linked = useMemo(
    () => (isHydrated ? readLink(recallCalculation(place) ?? search, settings) : {}),
    [isHydrated, place, search, settings],
  )
  const [changes, setChanges] = useState<Partial<Inputs>>({})
  const inputs = useMemo(() => ({ ...settings.defaults, ...linked, ...changes }), [settings, linked, changes])
  const plan = useMemo(() => planOf(settings.mode, inputs), [settings, inputs])
  const drawn = useDeferredValue(plan)
  const end = useMemo(() => forecast(plan).at(-1), [plan])
  const change = useCallback((some: Partial<Inputs>) => setChanges((before) => ({ ...before, ...some })), [])
  const isChanged = Object.keys(changes).length > 0
  const query = linkQuery(settings.mode, inputs)
  useEffect(() => {
    if (isChanged) keepCalculation(place, query)
  }, [isChanged, place, query])
  const pickTerm = useCallback((term: number) => change({ term }), [change])
  if (end === undefined) return null

  const said =
    `Через ${inYears(plan.years)} ориентировочно ${rubles(wholeTotal(end))}, в сегодняшних деньгах ${rubles(end.today)}. ` +
    `Выплата в течение ${inputs.term} лет — ${rubles(monthlyPayment(end.total, inputs.term))} в месяц.`
  const title = given.title ?? titles[settings.mode]
  const disclaimer = slot('disclaimer')
  return (
    <div css={flow}>
      <BlockHeading>{title}</BlockHeading>
      <Under title={title}>
        {own && <OwnFacts own={own} />}
        <div css={card} role="group" aria-label={title}>
          <div css={[pane, asked]}>
            <Controls settings={settings} inputs={inputs} onChange={change} />
            <p css={atFoot} aria-hidden="true" data-print="no">
              Через {inYears(plan.years)}
              <strong>{rubles(wholeTotal(end))}</strong>
              {rubles(end.today)} в сегодняшних деньгах
            </p>
          </div>
          <div css={[pane, answered]}>
            <Result plan={plan} end={end} term={inputs.term} onTerm={pickTerm} />
            <Picture plan={drawn} />
            <p css={caution}>Расчёт ориентировочный, доход не гарантирован.</p>
            <ReturnsWarning />
            <Share query={query} anchor={anchor} />
          </div>
          <Assumptions css={across} mode={plan.mode} rate={plan.rate} inflation={plan.inflation} />
          {disclaimer && <div css={[flow, across, bottom]}>{disclaimer}</div>}
        </div>
      </Under>
      <DebouncedLiveRegion text={isChanged ? said : null} />
    </div>
  )
})

/** Reads its text aloud when it has stayed the same for a while: not at every step of a slider, and nothing before anything has changed. */
function DebouncedLiveRegion({ text }: { text: string | null }) {
  return <LiveRegion>{useDebounced(text, limits.calculatorDebounce)}</LiveRegion>
}
