import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/** What a button and a link that looks like one have in common. */
export type ButtonLook = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'link' | undefined
  size?: 'small' | 'medium' | undefined
  /** Takes the whole width. */
  wide?: boolean | undefined
  /** An `Icon` before the words. */
  icon?: ReactNode
}

const base = css`
  position: relative; display: inline-flex; align-items: center; justify-content: center; max-width: 100%;
  min-height: var(--control-height); padding: 8px 24px; border: 1px solid transparent; border-radius: var(--control-radius);
  font-weight: 500; line-height: 1.25; text-align: center; text-decoration: none; cursor: pointer; touch-action: manipulation;
  transition: background-color var(--speed), border-color var(--speed), color var(--speed);
  &[aria-disabled='true'] { cursor: not-allowed; }
  &[aria-busy='true'] { cursor: progress; }
  @media print { &:not([data-print='words']) { display: none; } }
`

const kinds = {
  primary: css`
    background: var(--action); color: var(--on-action);
    &:hover { background: var(--action-hover); color: var(--on-action); }
    &[aria-disabled='true']:not([aria-busy='true']) { background: var(--off); border-color: var(--off); color: var(--ink-soft); }
  `,
  secondary: css`
    background: var(--surface); border-color: var(--line-strong); color: var(--link);
    &:hover { border-color: var(--link); background: var(--mist); color: var(--link); }
    &[aria-disabled='true']:not([aria-busy='true']) { background: var(--sunken); border-color: var(--line); color: var(--ink-soft); }
  `,
  quiet: css`
    background: none; color: var(--link);
    &:hover { background: var(--mist); color: var(--link); }
    &[aria-disabled='true']:not([aria-busy='true']) { color: var(--ink-soft); }
  `,
  link: css`
    min-height: 1.5rem; padding: 0; border-radius: 4px; background: none; color: var(--link);
    font-weight: inherit; text-align: start; text-decoration: underline 1px; text-underline-offset: .2em;
    &:hover { color: var(--ink); text-decoration-thickness: 2px; }
    @media print { color: inherit; text-decoration: none; }
    &[aria-disabled='true'] { color: var(--ink-soft); text-decoration: none; }
  `,
}

const small = css`min-height: 2.25rem; padding: 4px 16px; font-size: var(--type-14);`
const wideButton = css`width: 100%;`

export const buttonStyle = ({ kind = 'primary', size, wide }: ButtonLook) => [
  base,
  kinds[kind],
  size === 'small' && kind !== 'link' && small,
  wide && wideButton,
]

export const buttonLabel = css`
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-width: 0;
  [aria-busy='true'] > & { color: transparent; }
`
