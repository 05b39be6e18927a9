import { inks } from './palette.ts'
import { styles } from './text-styles.ts'

/** Fonts no wider than the measure of the texts stand before the browser's own choice. */
const families = {
  sans: "Arial, 'Liberation Sans', Arimo, Helvetica, 'Nimbus Sans', 'DejaVu Sans Condensed', sans-serif",
  mono: "Consolas, Menlo, 'Liberation Mono', 'DejaVu Sans Mono', monospace",
}

const textRules = Object.entries(styles).map(
  ([name, { size, face, css }]) => `.chart .${name}{font:${size}px ${families[face]};${css}}`,
)

const inkRules = Object.entries(inks).map(([look, ink]) => `.chart .${look}{--ink:${ink}}`)

const heads = Object.entries(inks).map(
  ([look, ink]) =>
    `<marker id="head-${look}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 1L10 5L0 9z" fill="${ink}"/></marker>`,
)

/** Looks shared by all pictures. */
export const styleSheet = `<style>
${[...inkRules, ...textRules].join('\n')}
.chart text{fill:#0f172a}
.chart .paper{fill:#fff}
.chart .box{fill:#fff;stroke:#64748b;stroke-width:1.2}
.chart .box.page{fill:#fbfcfe;stroke:#cbd5e1}
.chart .box.composite.odd{fill:#f1f5fa}
.chart .box.composite.even{fill:#fbfcfe}
.chart .box.folded{fill:#f1f5fa}
.chart .box.region{stroke-dasharray:7 4}
.chart .box.busy{fill:#fff6e6;stroke:#b7791f}
.chart .box.final{fill:#ecfdf3;stroke:#15803d}
.chart .fold{fill:none;stroke:#64748b;stroke-width:1.2}
.chart .inner{fill:none;stroke:#15803d}
.chart .box.anywhere{fill:#eef1f5;stroke:#94a3b8}
.chart .start{fill:#0f172a}
.chart .rule{stroke:#dbe2ea;fill:none}
.chart .arrow{fill:none;stroke:var(--ink);stroke-width:1.5}
.chart .arrow.own{stroke-dasharray:6 4}
.chart .card rect{fill:#fff;stroke:var(--ink);stroke-opacity:.45}
.chart .card.own rect{stroke-dasharray:4 3}
.chart .mark{fill:none;stroke:var(--ink);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
</style>
<defs>${heads.join('')}</defs>`
