import { css } from '@emotion/react'
import { longDate } from '#domain/dates.ts'
import { formatRubles, sumAmounts, totalOf, type Amounts } from '#domain/money.ts'
import { programmeName } from '#domain/programme.ts'
import { hrefs } from '#routes/hrefs.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowRight, refresh } from '#ui/icons.ts'
import { Swatch } from '#ui/ring.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { chartColour } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ProgrammeBalance } from './account-total.ts'
import { sources } from './composition.ts'

const card = css`
  display: grid; grid-template-rows: auto 1fr auto; gap: 16px;
  h3 { font-size: var(--type-18); }
  header p, footer { color: var(--ink-soft); font-size: var(--type-14); }
`
const sum = css`font-size: var(--type-28); font-weight: 600; line-height: 1.25; letter-spacing: -.01em; font-variant-numeric: tabular-nums;`
const strip = css`
  display: flex; gap: 2px; height: .5rem; margin-block: 12px 8px; border-radius: 4px; overflow: hidden; background: var(--mist);
  > span { min-width: 3px; }
`
const legend = css`
  display: flex; flex-wrap: wrap; gap: 2px 16px; color: var(--ink-soft); font-size: var(--type-14); font-variant-numeric: tabular-nums;
  li { display: flex; gap: 6px; align-items: center; }
  svg { flex: none; width: .5rem; height: .5rem; }
`
const forward = css`display: inline; width: 1em; height: 1em; margin-left: 4px; vertical-align: -.125em;`

/** One programme: its name and number, what it holds, the way to its statement. */
export function ProgrammeCard({ balance: { product, reading } }: { balance: ProgrammeBalance }) {
  const name = programmeName(product)
  return (
    <Card as="li" css={card}>
      <header>
        <h3>{name}</h3>
        <p>{product.programName}</p>
        <p>Договор №{'\u00A0'}{product.agreementNumber}{product.agreementDate && ` от ${longDate(product.agreementDate)}`}</p>
      </header>
      <div>
        {reading.state === 'loading' && <Loading label={`Баланс программы «${name}» загружается`}><Skeleton shape="figure" /><Skeleton count={2} /></Loading>}
        {reading.state === 'failed' && (
          <div role="status">
            <p>Баланс не загрузился.</p>
            <Button kind="quiet" size="small" icon={<Icon path={refresh} />} onClick={reading.retry}>Повторить<VisuallyHidden>: баланс программы «{name}»</VisuallyHidden></Button>
          </div>
        )}
        {reading.state === 'shown' && <Balance amounts={sumAmounts(reading.value.portfolios)} />}
      </div>
      <footer>
        <TextLink href={hrefs.programme(product.id, 'statement')}>Выписка<VisuallyHidden> по программе «{name}», договор {product.agreementNumber}</VisuallyHidden><Icon css={forward} path={arrowRight} /></TextLink>
      </footer>
    </Card>
  )
}

function Balance({ amounts }: { amounts: Amounts }) {
  const parts = sources.filter(({ key }) => amounts[key] !== 0)
  return (
    <>
      <p css={sum}>{formatRubles(totalOf(amounts))}</p>
      <div css={strip} aria-hidden="true">
        {parts.map(({ key, colour }) => <span key={key} style={{ flexGrow: Math.max(amounts[key], 0), background: chartColour(colour) }} />)}
      </div>
      <ul role="list" css={legend}>
        {parts.map(({ key, short, colour }) => <li key={key}><Swatch colour={colour} />{short} {formatRubles(amounts[key])}</li>)}
      </ul>
    </>
  )
}
