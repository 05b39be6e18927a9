import { css } from '@emotion/react'

const track = 'height: 8px; border-radius: 4px; background: linear-gradient(to right, var(--deep) var(--done), var(--mist-strong) var(--done));'
const thumb = `
  width: 1.75rem; height: 1.75rem; border: 3px solid var(--surface); border-radius: 50%; background: var(--deep);
  box-shadow: 0 0 0 1px var(--line-strong), 0 2px 6px rgb(18 35 61 / .2); cursor: grab;
`

/** A slider a finger high; the part before the thumb, `--done`, is filled. */
export const rangeStyle = css`
  display: block; width: 100%; height: 2.75rem; margin: 0; appearance: none; background: none; cursor: pointer; touch-action: pan-y;
  &::-webkit-slider-runnable-track { ${track} }
  &::-moz-range-track { ${track} }
  &::-webkit-slider-thumb { appearance: none; margin-top: calc(4px - .875rem); ${thumb} }
  &::-moz-range-thumb { box-sizing: border-box; ${thumb} }
  &:active::-webkit-slider-thumb { cursor: grabbing; background: var(--deep-hover); }
  &:active::-moz-range-thumb { cursor: grabbing; background: var(--deep-hover); }
  &:focus-visible { outline-offset: -2px; border-radius: var(--control-radius); }
  @media (forced-colors: active) { appearance: auto; }
`
