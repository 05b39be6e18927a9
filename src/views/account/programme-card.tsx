import { css } from '@emotion/react'
import { longDate } from '#domain/dates.ts'
import { formatRubles, sumAmounts, totalOf, type Amounts } from '#domain/money.ts'
import { programmeName, programmeTitle } from '#domain/programme.ts'
import * as hrefs from '#domain/hrefs.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowRight, refresh } from '#ui/icons.ts'
import { Swatch } from '#ui/ring.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { chartColour } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { yearChangeRoom } from './year-change-room.ts'
import { composition, type ProgrammeBalance } from './account-total.ts'

const card = css`
  display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); gap: 16px;
  h3 { font-size: var(--type-18); }
  header p, footer { color: var(--ink-soft); font-size: var(--type-14); }
`
const sum = css`font-size: var(--type-28); font-weight: 600; line-height: 1.25; letter-spacing: -.01em; font-variant-numeric: tabular-nums;`
const strip = css`
  display: flex; gap: 2px; height: .5rem; margin-block: 12px 8px; border-radius: 4px; overflow: hidden; background: var(--mist);
  > span { min-width: 3px; }
`
const legend = css`
  color: var(--ink-soft); font-size: var(--type-14); font-variant-numeric: tabular-nums;
  li { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; padding-block: 2px; }
  svg { flex: none; width: .625rem; height: .625rem; }
  data { margin-left: auto; color: var(--ink); white-space: nowrap; }
`
const sumOutline = css`&& { height: 1.9375rem; margin-block: 2px; }`
const lineOutline = css`&& { width: 100%; margin-block: .4em; }`
/* In a grid margins do not collapse, so a line in outline is as tall as a line of text. */
const apart = css`display: grid;`
const gap = css`margin-bottom: 12px;`
const forward = css`display: inline; width: 1em; height: 1em; margin-left: 4px; vertical-align: -.125em;`

const YearChange = lazyWithFallback(async () => (await import('./year-change.tsx')).YearChange, {
  fallback: <div css={yearChangeRoom} />,
  afterPage: true,
})

/** One programme: its name and number, what it holds, the way to its statement. */
export function ProgrammeCard({ balance: { product, query } }: { balance: ProgrammeBalance }) {
  const name = programmeName(product)
  return (
    <Card as="li" css={card}>
      <header>
        <h3>{name}</h3>
        <p>{product.programName}</p>
        <p>
          Договор №{'\u00A0'}
          {product.agreementNumber}
          {product.agreementDate && ` от ${longDate(product.agreementDate)}`}
        </p>
      </header>
      <div>
        {query.state === 'loading' && (
          <Loading label={`Баланс программы ${programmeTitle(product)} загружается`}>
            <Outline lines={product.agreement.agreementSchemaType === 'Corporate' ? 4 : 2} />
          </Loading>
        )}
        {query.state === 'failed' && (
          <div role="status">
            <p css={gap}>Баланс не загрузился.</p>
            <Button kind="secondary" icon={<Icon path={refresh} />} busy={query.isRetrying} onClick={query.retry}>
              Повторить<VisuallyHidden>: баланс программы {programmeTitle(product)}</VisuallyHidden>
            </Button>
          </div>
        )}
        {query.state === 'shown' && <Balance amounts={sumAmounts(query.value.portfolios)} />}
        {query.state !== 'failed' && <YearChange product={product} />}
      </div>
      <footer>
        <TextLink href={hrefs.programme(product.id, 'statement')}>
          Выписка<VisuallyHidden> по программе {programmeTitle(product)}</VisuallyHidden>
          <Icon css={forward} path={arrowRight} />
        </TextLink>
      </footer>
    </Card>
  )
}

/** As tall as the balance that will come, with as many lines under it. */
function Outline({ lines }: { lines: number }) {
  return (
    <>
      <Skeleton shape="figure" css={sumOutline} />
      <div css={strip} />
      <div css={[legend, apart]}>
        <Skeleton count={lines} css={lineOutline} />
      </div>
    </>
  )
}

function Balance({ amounts }: { amounts: Amounts }) {
  const parts = composition(amounts)
  return (
    <>
      <p css={sum}>{formatRubles(totalOf(amounts))}</p>
      <div css={strip} aria-hidden="true">
        {parts.map(
          ({ key, value, colour }) =>
            value > 0 && <span key={key} style={{ flexGrow: value, background: chartColour(colour) }} />,
        )}
      </div>
      <ul role="list" css={legend}>
        {parts.map(({ key, label, value, text, colour }) => (
          <li key={key}>
            <Swatch colour={colour} />
            {label}
            <data value={value}>{text}</data>
          </li>
        ))}
      </ul>
    </>
  )
}
