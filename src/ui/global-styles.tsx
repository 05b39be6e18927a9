import { css, Global } from '@emotion/react'
import { deferredLayout } from './deferred-layout.ts'
import { media, tokens } from './tokens.ts'

/* Nothing at the end of the page, and nothing that takes the focus, stays under what is fixed to the window's edges. */
const room = `
  html { scroll-padding-block: var(--sticky-top, 80px) calc(var(--cookie-banner, 0px) + var(--bottom-bar, 0px) + var(--toasts, 0px) + 16px); }
  body { padding-bottom: calc(var(--cookie-banner, 0px) + var(--toasts, 0px)); }
`

const reset = `
  *, ::before, ::after { box-sizing: border-box; }
  html { text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
  body {
    margin: 0; min-height: 100dvh; background: var(--paper); color: var(--ink);
    font: 400 var(--type-16)/1.5 var(--font); overflow-wrap: break-word; text-wrap: pretty; -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, dl, dd, figure, fieldset { margin: 0; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  h1, h2, h3, h4 { font-weight: 600; line-height: 1.25; text-wrap: balance; overflow-wrap: anywhere; }
  h1 { font-size: var(--type-28); letter-spacing: -.01em; }
  h2 { font-size: var(--type-22); }
  h3, h4 { font-size: var(--type-18); }
  ${media.middle} { h1 { font-size: var(--type-36); } h2 { font-size: var(--type-28); } h3 { font-size: var(--type-22); } }
  ul[role='list'], ol[role='list'] { list-style: none; margin: 0; padding: 0; }
  img, svg, video { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button, summary, [role='tab'] { -webkit-tap-highlight-color: transparent; }
  a { color: var(--link); text-underline-offset: .2em; text-decoration-thickness: 1px; }
  a[href^='tel:'] { white-space: nowrap; }
  a:hover { text-decoration-thickness: 2px; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  time, data, output { font-variant-numeric: tabular-nums; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`

/*
  In the narrowest window the largest text is one that a whole telephone number still fits in. Without motion an animation still comes to its
  end, which shows what was hidden, but there are no transitions: the shortest would be begun for all elements at each change of colours.
*/
const preferences = `
  html[data-text-size='125'] { font-size: 125%; }
  html[data-text-size='150'] { font-size: 150%; }
  html[data-text-size='200'] { font-size: 200%; @media (width < 360px) { font-size: 175%; } }
  html[data-motion='none'], html[data-motion='none'] *, html[data-motion='none'] ::before, html[data-motion='none'] ::after {
    animation-duration: .01ms !important; animation-iteration-count: 1 !important;
    transition: none !important; scroll-behavior: auto !important;
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: .01ms !important; animation-iteration-count: 1 !important;
      transition: none !important; scroll-behavior: auto !important;
    }
  }
`

/* On paper nothing can be pressed or unfolded: what leads on is left out, what is folded is there, and of a button whose words are content, a title or a name, these stay. */
const print = `
  @media print {
    :root { --paper: #FFFFFF; --shadow: none; }
    body { min-height: 0; padding: 0; font-size: 11pt; }
    nav, dialog, button:not([data-print='words']), [data-print='no'] { display: none !important; }
    main { flex: none !important; }
    details::details-content { content-visibility: visible; block-size: auto; }
    summary > svg { display: none !important; }
    h1, h2, h3, h4, summary, figcaption { break-after: avoid; }
    p, li { orphans: 3; widows: 3; }
    table, tr, figure, dl, svg { break-inside: avoid; }
  }
`

const styles = css(tokens, reset, room, deferredLayout, preferences, print)

/** Fonts, tokens and the ground that every page stands on; rendered once, at the root. */
export function GlobalStyles() {
  return <Global styles={styles} />
}
