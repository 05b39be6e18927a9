import { css } from '@emotion/react'
import { chartColour } from './tokens.ts'

const drawing = css`width: 100%; height: 3rem; overflow: visible;`

export type SparklineProps = {
  /** What the line shows, in a sentence: from when to when, from how much to how much. */
  label: string
  points: readonly number[]
  /** The index of its chart colour. */
  colour?: number | undefined
  className?: string | undefined
}

/** The course of one value, without scales; what is not a finite number is left out. */
export function Sparkline({ label, points, colour = 0, className }: SparklineProps) {
  const known = points.filter(Number.isFinite)
  const low = Math.min(...known)
  const span = Math.max(...known) - low || 1
  const places = known.map((value, index) => `${(index / Math.max(known.length - 1, 1)) * 100} ${(28 - ((value - low) / span) * 24).toFixed(2)}`)
  return (
    <svg css={drawing} className={className} viewBox="0 0 100 32" preserveAspectRatio="none" role="img" aria-label={label}>
      {places.length > 1 && (
        <>
          <path d={`M${places.join('L')}L100 32L0 32z`} fill={chartColour(colour)} opacity=".1" />
          <path d={`M${places.join('L')}`} fill="none" stroke={chartColour(colour)} strokeWidth="2" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  )
}
