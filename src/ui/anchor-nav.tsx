import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useId, useRef, type CSSProperties } from 'react'
import * as limits from './limits.ts'
import { follow, type AnchorLink } from './anchor-nav/link.ts'
import { useSectionInView } from './anchor-nav/use-section-in-view.ts'
import { control, ControlShell } from './control-shell.tsx'
import { Icon } from './icon.tsx'
import { arrowRight, chevronDown } from './icons.ts'

const letter = 16
/** Room for a column beside the parts of a page: what they stand in is a container of styles. */
export const besideWide = '@container (width > 50rem)'

const nav = css`
  min-width: 0;
  @media (height >= 480px) { position: sticky; z-index: 10; top: 0; ${besideWide} { top: 24px; } }
  @media print { display: none; }
`
/* As tall as the offset, so that a part stands right under it. */
const bar = css`
  display: flex; align-items: center; gap: 12px; min-height: ${limits.navOffset / letter}rem; margin-inline: -16px; padding-inline: 16px; background: var(--paper);
  > label { color: var(--ink-soft); }
  > div { flex: 1; min-width: 0; }
  ${besideWide} { display: none; }
`
const chosen = css`margin-inline: -16px; padding-inline: 16px 48px; cursor: pointer;`
const arrow = css`margin-left: -24px; pointer-events: none;`
/* Links of one height: the arrow goes by steps. */
const column = css`
  display: none;
  ${besideWide} { display: block; position: relative; max-height: calc(100dvh - 48px); padding-left: 28px; border-left: 1px solid var(--line); overflow: hidden auto; }
  a {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: clip; align-content: center;
    height: ${limits.navLinkStep / letter}rem; padding: 0 8px 0 calc(var(--indent) * 16px); border-radius: var(--control-radius);
    color: var(--ink-soft); line-height: 1.25; text-decoration: none;
    &:hover { color: var(--link); text-decoration: underline; text-underline-offset: .2em; }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current] { color: var(--ink); font-weight: 600; }
  }
`
const marker = css`
  position: absolute; inset: 0 auto auto 0; display: grid; place-items: center; width: 24px; height: ${limits.navLinkStep / letter}rem;
  color: var(--lantern); transform: translateY(calc(var(--at) * ${limits.navLinkStep / letter}rem)); transition: transform var(--speed); pointer-events: none;
  &::before { content: ''; position: absolute; inset: 8px auto 8px 0; width: 3px; border-radius: 2px; background: currentColor; }
  > svg { width: 16px; height: 16px; }
`

const indentOf = ({ numberOfExtraIndets }: AnchorLink) => ({ '--indent': numberOfExtraIndets }) as CSSProperties

export type AnchorNavProps = {
  label: string
  links: readonly AnchorLink[]
  /** Somebody wants to see this part. */
  onPick: (link: AnchorLink) => void
}

/** The parts of a long page: a column beside it with an arrow at the one that is being read, where there is no room for it a list to choose from (2.7-05). */
export function AnchorNav({ label, links, onPick }: AnchorNavProps) {
  const id = useId()
  const read = useSectionInView(links.map(({ block }) => block))
  const current = Math.min(read, links.length - 1)
  const choose = (index: number) => {
    const link = links[index]
    if (link) onPick(link)
  }
  const list = useRef<HTMLSelectElement>(null)
  const hydrate = useEffectEvent(() => {
    const chosenBefore = Number(list.current?.value ?? current)
    if (chosenBefore !== current) choose(chosenBefore)
  })
  // On a prerendered page somebody may have chosen before it heard.
  useEffect(() => hydrate(), [])
  return (
    <nav css={nav} aria-label={label}>
      <div css={bar}>
        <label htmlFor={id}>Раздел</label>
        <ControlShell>
          <select
            css={[control, chosen]}
            ref={list}
            id={id}
            value={current}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {links.map((link, index) => (
              <option key={link.block} value={index}>
                {'\u00A0\u00A0'.repeat(link.numberOfExtraIndets)}
                {link.label}
              </option>
            ))}
          </select>
          <Icon css={arrow} path={chevronDown} />
        </ControlShell>
      </div>
      <div css={column}>
        <span css={marker} style={{ '--at': current } as CSSProperties} aria-hidden="true">
          <Icon path={arrowRight} />
        </span>
        <ul role="list">
          {links.map((link, index) => (
            <li key={link.block}>
              <a
                href={link.href}
                style={indentOf(link)}
                aria-current={index === current ? 'location' : undefined}
                onClick={(event) => follow(event, () => onPick(link))}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
