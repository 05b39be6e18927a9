import { css } from '@emotion/react'

/** The area that the points are drawn on, and how far from its edge they stay. */
export const area = { width: 320, height: 220, margin: 28 } as const

type Point = { lat: number; lon: number }

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** Places in the area of points on the earth: north is up, distances keep their proportions. */
export function placed(points: readonly Point[]): { x: number; y: number }[] {
  const north = middle(points.map(({ lat }) => lat))
  // A degree of longitude is the shorter the further it is from the equator.
  const shrink = Math.cos((north * Math.PI) / 180)
  const easts = points.map(({ lon }) => lon * shrink)
  const east = middle(easts)
  const scale = Math.min(
    (area.width - 2 * area.margin) / span(easts),
    (area.height - 2 * area.margin) / span(points.map(({ lat }) => lat)),
  )
  // Points that all lie in one place have no scale.
  const factor = Number.isFinite(scale) ? scale : 0
  return points.map(({ lat, lon }) => ({
    x: Math.round(area.width / 2 + (lon * shrink - east) * factor),
    y: Math.round(area.height / 2 - (lat - north) * factor),
  }))
}

const frame = css`
  display: grid; gap: 8px; align-content: start; max-width: 32rem; color: var(--ink-soft); font-size: var(--type-14);
  svg { width: 100%; height: auto; border: 1px solid var(--line); border-radius: var(--card-radius); background: var(--mist); }
`
const lines = css`fill: none; stroke: var(--mist-strong);`
const dot = css`fill: var(--deep); stroke: var(--surface); stroke-width: 2;`
const number = css`fill: var(--on-deep); font-size: 15px; font-weight: 600; text-anchor: middle; dominant-baseline: central;`

/** One of the offices on the drawing, under its number in the list. */
export type Pin = { number: number; lat: number; lon: number }

/** Where the offices lie from each other, for the eye alone: the list says the same in words. */
export function Drawing({ pins }: { pins: readonly Pin[] }) {
  const places = placed(pins)
  return (
    <div css={frame} aria-hidden="true">
      <svg viewBox={`0 0 ${area.width} ${area.height}`}>
        <path css={lines} d="M0 55h320M0 110h320M0 165h320M80 0v220M160 0v220M240 0v220" />
        {pins.map((pin, index) => (
          <g key={pin.number} transform={`translate(${places[index]?.x} ${places[index]?.y})`}>
            <circle css={dot} r="14" />
            <text css={number}>{pin.number}</text>
          </g>
        ))}
      </svg>
      <p>Схема условная: север сверху, дорог на&nbsp;ней нет</p>
    </div>
  )
}
