import { css } from '@emotion/react'

/** What the chart library would write into a style sheet of its own, as far as our charts need it, in the portal's colours. */
export const libraryRules = css`
  .apexcharts-canvas { position: relative; direction: ltr; user-select: none; }
  .apexcharts-svg { overflow: visible; }
  svg { max-width: none; }
  .apexcharts-text { fill: var(--ink-soft); }
  .apexcharts-gridline, .apexcharts-grid-borders line { stroke: var(--line); }
  .apexcharts-gridline, .apexcharts-area-series .apexcharts-area, .apexcharts-line, .no-pointer-events { pointer-events: none; }
  .apexcharts-xcrosshairs, .apexcharts-ycrosshairs { opacity: 0; pointer-events: none; }
  .apexcharts-xcrosshairs.apexcharts-active { opacity: 1; stroke: var(--line-strong); }
  .apexcharts-ycrosshairs-hidden, .apexcharts-element-hidden, .apexcharts-hide .apexcharts-series-points { opacity: 0; }
  .apexcharts-hidden-element-shown { opacity: 1; }
  /* The library cuts dots by a frame of no size. */
  .apexcharts-series-markers-wrap > g { clip-path: none; }
  .apexcharts-xaxistooltip, .apexcharts-yaxistooltip { display: none; }
  .apexcharts-tooltip {
    position: absolute; z-index: 1; top: 0; left: 0; max-width: 20rem; padding: 8px 12px; border: 1px solid var(--line-strong);
    border-radius: var(--control-radius); background: var(--surface); box-shadow: var(--shadow); color: var(--ink);
    font-size: var(--type-14); line-height: 1.4; opacity: 0; pointer-events: none;
  }
  .apexcharts-tooltip.apexcharts-active { opacity: 1; }
  .apexcharts-tooltip-title { padding-bottom: 4px; font-weight: 600; }
  .apexcharts-tooltip-title:empty, .apexcharts-tooltip-series-group { display: none; }
  .apexcharts-tooltip-series-group.apexcharts-active { display: flex; gap: 8px; align-items: center; }
  .apexcharts-tooltip-marker { flex: none; width: .75rem; height: .75rem; border-radius: 3px; background: currentcolor; }
  .apexcharts-tooltip-text, .apexcharts-tooltip-y-group { display: flex; flex: 1; gap: 16px; justify-content: space-between; }
  .apexcharts-tooltip-text-y-value { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .apexcharts-tooltip-goals-group, .apexcharts-tooltip-z-group { display: none; }
`
