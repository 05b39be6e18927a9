import { css } from '@emotion/react'
import { useId, type KeyboardEvent, type ReactNode } from 'react'

const root = css`min-width: 0;`
const list = css`
  display: flex; gap: 4px; padding: 4px; overflow-x: auto; border-radius: var(--card-radius); background: var(--sunken);
  html[data-text-size='200'] & { flex-wrap: wrap; }
`
const tab = css`
  flex: 1 1 auto; min-width: min-content; min-height: 2.75rem; padding: 4px 8px; border: 1px solid transparent; border-radius: var(--control-radius);
  background: none; color: var(--ink-soft); font-weight: 500; line-height: 1.25; cursor: pointer;
  transition: background-color var(--speed), color var(--speed);
  &:hover { color: var(--link); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-selected='true'] { background: var(--surface); border-color: var(--line); color: var(--link); box-shadow: 0 1px 2px rgb(18 35 61 / .08); }
`
const panel = css`padding-top: 24px;`

type Choice<Id extends string> = {
  /** What the tabs choose between; the list's accessible name. */
  label: string
  tabs: readonly { id: Id; label: string }[]
  active: Id
  onPick: (id: Id) => void
}

export type TabsProps<Id extends string> = Choice<Id> & {
  /** What the active tab shows. */
  children: ReactNode
  className?: string | undefined
}

const step = { ArrowRight: 1, ArrowLeft: -1 } as Record<string, number | undefined>

type TabListProps<Id extends string> = Choice<Id> & {
  /** What the ids of the tabs and of their panels begin with. */
  id: string
  className?: string | undefined
}

/** The id of a tab, by which its panel is named. */
export const tabId = (id: string, key: string) => `${id}-${key}`
/** The id of what a tab shows. */
export const panelId = (id: string, key: string) => `${id}-panel-${key}`

/** The tabs without their panels, for an owner that keeps all panels in the page. */
export function TabList<Id extends string>({ id, label, tabs, active, onPick, className }: TabListProps<Id>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const here = tabs.findIndex((each) => each.id === active)
    const by = step[event.key]
    const next = by
      ? (here + by + tabs.length) % tabs.length
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : -1
    const target = tabs[next]
    if (!target) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    if (target.id !== active) onPick(target.id)
  }

  return (
    <div css={list} className={className} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((each) => (
        <button
          key={each.id}
          css={tab}
          type="button"
          role="tab"
          id={tabId(id, each.id)}
          aria-selected={each.id === active}
          aria-controls={each.id === active ? panelId(id, each.id) : undefined}
          tabIndex={each.id === active ? 0 : -1}
          onClick={() => each.id !== active && onPick(each.id)}
        >
          {each.label}
        </button>
      ))}
    </div>
  )
}

/** Tabs that their owner controls: arrows, Home and End pick at once, Tab goes on into the panel. */
export function Tabs<Id extends string>({ children, className, ...choice }: TabsProps<Id>) {
  const id = useId()
  return (
    <div css={root} className={className}>
      <TabList id={id} {...choice} />
      <div css={panel} role="tabpanel" id={panelId(id, choice.active)} aria-labelledby={tabId(id, choice.active)}>
        {children}
      </div>
    </div>
  )
}
