import { wrap, type Face } from './text-metrics.ts'

/** Sizes in pixels; `height` is the step from a line to the next. */
type Measure = { size: number; height: number; face: Face; css: string }

export const styles = {
  page: { size: 20, height: 27, face: 'sans', css: 'font-weight:700' },
  heading: { size: 13.5, height: 18, face: 'sans', css: 'font-weight:700' },
  key: { size: 10.5, height: 15, face: 'mono', css: 'fill:#64748b' },
  meaning: { size: 12, height: 16, face: 'sans', css: 'font-weight:600;fill:var(--ink)' },
  event: { size: 10.5, height: 14, face: 'mono', css: 'fill:#334155' },
  actions: { size: 10.5, height: 14, face: 'mono', css: 'fill:#64748b;font-style:italic' },
  remark: { size: 11.5, height: 15.5, face: 'sans', css: 'fill:#334155' },
} as const satisfies Record<string, Measure>

export type Style = keyof typeof styles

export type Line = { text: string; style: Style }

/** One text as the lines it takes within `limit` pixels. */
export const linesOf = (text: string, style: Style, limit: number): Line[] =>
  wrap(text, limit, styles[style].size, styles[style].face).map((line) => ({ text: line, style }))
