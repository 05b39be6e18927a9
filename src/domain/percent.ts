import * as limits from './limits.ts'
import { typographic } from './money.ts'
import { once } from './once.ts'

const nbsp = '\u00A0'
const unknown = '—'
const percent = once(
  () =>
    new Intl.NumberFormat('ru-RU', {
      minimumFractionDigits: limits.fractionDigits.minimum,
      maximumFractionDigits: limits.fractionDigits.maximum,
    }),
)

/** `12,34 %` with 0 to 2 fraction digits (§9). */
export const formatPercent = (share: number | null | undefined): string =>
  share == null || !Number.isFinite(share) ? unknown : `${typographic(percent().format(share))}${nbsp}%`
