import { css } from '@emotion/react'

/** The box of a checkbox, ticked or not. */
export const box = css`
  flex: none; display: grid; place-items: center; width: 1.5rem; height: 1.5rem; margin: 0; appearance: none; cursor: pointer;
  border: 1px solid var(--line-strong); border-radius: 6px; background: var(--surface); transition: background-color var(--speed);
  &:hover { border-color: var(--deep); }
  &::before {
    content: ''; width: .875rem; height: .875rem; background: var(--on-deep); transform: scale(0);
    clip-path: polygon(10% 50%, 0 62%, 38% 94%, 100% 22%, 88% 10%, 37% 70%);
  }
  &:checked { background: var(--deep); border-color: var(--deep); }
  &:checked::before { transform: none; }
  &[aria-invalid='true'] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
  @media (forced-colors: active) { appearance: auto; &::before { content: none; } }
`
