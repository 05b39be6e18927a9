import * as limits from './limits.ts'

/** Width conditions of specification section 9: «under» and «over» exactly as it says them. */
export const media = {
  mobile: `@media (width < ${limits.breakpointMobile}px)`,
  smallMobile: `@media (width < ${limits.breakpointSmallMobile}px)`,
  middle: `@media (width > ${limits.breakpointMiddle}px)`,
  wide: `@media (width > ${limits.breakpointWide}px)`,
  ultraWide: `@media (width > ${limits.breakpointUltraWide}px)`,
} as const

/** Chart colours in their fixed order; also the custom properties --chart-1 to --chart-10. */
export const chartColours = [
  '#0E4A5C',
  '#C8641B',
  '#2E7D5B',
  '#7A3E8E',
  '#A8261C',
  '#3A6EA5',
  '#8A6D1D',
  '#4B5563',
  '#0E8A8A',
  '#A23B72',
] as const

/** The custom property of the chart part at an index; colours repeat after the tenth. */
export const chartColour = (index: number) => `var(--chart-${(index % chartColours.length) + 1})`

const palette = `
  --ink-900: #12233D; --ink-600: #4A5A70;
  --white: #FFFFFF; --sand-50: #FAF8F4; --sand-100: #F3EFE7; --sand-300: #DDD8CE; --sand-500: #8A8477;
  --teal-50: #E6F0F1; --teal-100: #CDE0E3; --teal-800: #0E4A5C; --teal-900: #0A3846;
  --amber-50: #FBF1E7; --amber-300: #F3B37A; --amber-700: #C8641B;
  --green-50: #E6F2EB; --green-700: #1F6F4A;
  --ochre-50: #FBF3DF; --ochre-800: #8A5A00;
  --red-50: #FBEBE9; --red-700: #A8261C;
  ${chartColours.map((colour, index) => `--chart-${index + 1}: ${colour};`).join(' ')}
`

/* Large type grows with the text only as far as a long word still fits into a narrow window. */
const roles = `
  --ink: var(--ink-900); --ink-soft: var(--ink-600); --on-deep: var(--white);
  --paper: var(--sand-50); --surface: var(--white); --sunken: var(--sand-100); --mist: var(--teal-50); --mist-strong: var(--teal-100); --off: var(--sand-300);
  --line: var(--sand-300); --line-strong: var(--sand-500);
  --deep: var(--teal-800); --deep-hover: var(--teal-900); --link: var(--deep);
  --action: var(--deep); --action-hover: var(--deep-hover); --on-action: var(--on-deep);
  --lantern: var(--amber-700); --lantern-soft: var(--amber-50); --focus: var(--lantern);
  --good: var(--green-700); --good-soft: var(--green-50);
  --warn: var(--ochre-800); --warn-soft: var(--ochre-50);
  --bad: var(--red-700); --bad-soft: var(--red-50);
  --font: 'Golos Text', 'Golos Text Fallback', system-ui, sans-serif;
  --type-14: .875rem; --type-16: 1rem; --type-18: 1.125rem; --type-22: min(1.375rem, 10vw); --type-28: min(1.75rem, 11vw); --type-36: min(2.25rem, 11.5vw); --type-48: min(3rem, 12vw);
`

const components = `
  --control-height: 3rem; --control-radius: 8px;
  --card-radius: 12px; --card-padding: 24px;
  --page-width: 1240px;
  --shadow: 0 1px 2px rgb(18 35 61 / .05), 0 8px 24px rgb(18 35 61 / .06);
  --speed: 160ms;
`

/** Roles of a region that lies on the deep colour: a footer, a banner. On paper it lies on the paper. */
export const onDeep = `@media screen {
  --ink: var(--white); --ink-soft: #D3E2E5; --link: var(--white); --line: #3B6B7A; --line-strong: #8FB3BC;
  --surface: var(--teal-900); --mist: var(--teal-900); --focus: var(--amber-300); --lantern: var(--amber-300);
  --mark-tile: rgb(255 255 255 / .14);
  --action: var(--white); --action-hover: var(--teal-100); --on-action: var(--teal-800);
  background: var(--deep); color: var(--ink);
}`

/** Roles under high contrast: every text at least 7:1, every border at least 4.5:1. */
const highContrast = `
  --ink: #000000; --ink-soft: #1C2430; --paper: var(--white); --sunken: var(--white);
  --line: #5A5A5A; --line-strong: #000000; --mist: #EAF3F4; --mist-strong: #C4DADD; --off: #E0E0E0;
  --deep: #06303D; --deep-hover: #000000; --lantern: #8F3F08; --good: #0B4A2E; --warn: #5C3B00; --bad: #7D120A;
  --shadow: 0 0 0 1px #000000;
`

/** All custom properties: palette, then roles, then components. */
export const tokens = `
  :root { ${palette}${roles}${components} }
  ${media.mobile} { :root { --card-padding: 16px; } }
  html[data-contrast='high'] { ${highContrast} }
  @media (prefers-contrast: more) { :root { ${highContrast} } }
`

/** How near the edge of the window the content of the public site may come; a layout with margins of its own leaves it unset. */
export const gutter = '--gutter: clamp(16px, 4vw, 48px);'
