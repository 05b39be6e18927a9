import { css } from '@emotion/react'
import { memo, useId, useMemo, type ReactNode } from 'react'
import { profileOf } from '#domain/account.ts'
import { formatRubles } from '#domain/money.ts'
import type { Product, ProgrammeDetails } from '#domain/programme.ts'
import { areRestrictionsAwaited, details, me, products, programmes, restrictions } from '#machines/client/selectors.ts'
import { path as currentPath } from '#machines/navigation/selectors.ts'
import { grantedScopes } from '#machines/session/selectors.ts'
import { useMaybeView, useView } from '#system/react/system.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { chevronDown, chevronRight, user } from '#ui/icons.ts'
import { unseenForNow } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ClientPicture } from '#views/account/lazy-client-picture.ts'
import { accountTotal, useBalances } from '#views/account/account-total.ts'
import { hereOf, isInside, sideMenu, type MenuItem, type MenuLink, type MenuProgramme } from './side-menu-model.ts'

/* The current place is no heavier than the others: for another weight the whole page would be laid out before the frame that shows the press. */
const menu = css`
  padding: 16px 12px 24px;
  > p { margin: 24px 0 4px; padding-inline: 12px; color: var(--ink-soft); font-size: var(--type-14); font-weight: 500; letter-spacing: .01em; }
  a, summary {
    display: flex; gap: 12px; align-items: center; min-height: 2.75rem; padding: 8px 12px; border-radius: var(--control-radius);
    color: var(--ink); line-height: 1.25; text-decoration: none; overflow-wrap: anywhere; transition: background-color var(--speed);
    &:hover { background: var(--mist); }
    > svg { color: var(--link); }
  }
  a[aria-current] { background: var(--mist); color: var(--link); box-shadow: inset 3px 0 0 var(--lantern); }
  summary { justify-content: space-between; cursor: pointer; list-style: none; &::-webkit-details-marker { display: none; } }
  summary > svg { transition: transform var(--speed); }
  details[open] > summary > svg { transform: rotate(180deg); }
  summary small { display: block; color: var(--ink-soft); font-size: var(--type-14); }
  li[data-awaited]:has([open]) li + li, li[data-awaited]:has([open]) ~ li { ${unseenForNow} }
  details ul { margin: 0 0 8px 12px; border-left: 1px solid var(--line); padding-left: 8px; }
`
const person = css`
  && { padding: 12px; }
  > span:nth-of-type(2) { flex: 1; min-width: 0; font-weight: 500; }
  > svg:last-child { width: 1.25rem; height: 1.25rem; color: var(--ink-soft); }
`
const noName = css`display: grid; place-items: center; width: 3rem; height: 3rem; border-radius: 50%; background: var(--mist-strong); color: var(--deep);`
const sum = css`
  margin: 4px 0 16px; padding: 11px; border: 1px solid var(--line); border-radius: var(--control-radius); color: var(--ink-soft); font-size: var(--type-14);
  strong { display: block; color: var(--ink); font-size: var(--type-22); font-weight: 600; line-height: 1.3; font-variant-numeric: tabular-nums; }
`
const sumOutline = css`width: 8em; height: var(--type-22);`

/* Faults are rare. */
const MissingDetails = lazyWithFallback(async () => (await import('./missing-details.tsx')).MissingDetails, {
  afterPage: true,
})

const noProducts: Product[] = []
const noDetails: Record<string, ProgrammeDetails> = {}
const noRestrictions: ReturnType<typeof restrictions> = []

/** The account's menu: the person, the total, the places (2.5-07). */
export function SideMenu() {
  const person = useMaybeView('client', me, null)
  const known = useMaybeView('client', products, noProducts)
  const areProductsUnknown = ['loading', 'failed'].includes(useMaybeView('client', programmes, 'loading'))
  const programmePages = useMaybeView('client', details, noDetails)
  const restricted = useMaybeView('client', restrictions, noRestrictions)
  const areAwaited = useMaybeView('client', areRestrictionsAwaited, true)
  const scopes = useView('session', grantedScopes)
  const items = useMemo(
    () =>
      sideMenu({
        profile: person ? profileOf(person) : null,
        products: known,
        areProductsUnknown,
        details: programmePages,
        restrictions: restricted,
        areRestrictionsAwaited: areAwaited,
        scopes,
      }),
    [person, known, areProductsUnknown, programmePages, restricted, areAwaited, scopes],
  )
  const path = useView('navigation', currentPath)
  return (
    <nav css={menu} aria-label="Меню кабинета">
      {items.map((item, index) => (
        <Item key={index} item={item} path={path} />
      ))}
    </nav>
  )
}

type Here = ReturnType<typeof hereOf>

function Item({ item, path }: { item: MenuItem; path: string }) {
  switch (item.kind) {
    case 'profile':
      return <Person item={item} here={hereOf(item, path)} />
    case 'total':
      return <Total />
    case 'link':
      return (
        <ul role="list">
          <Line link={item} here={hereOf(item, path)} />
        </ul>
      )
    case 'group':
      return (
        <Group title={item.title}>
          {item.links.map((link) => (
            <Line key={link.href} link={link} here={hereOf(link, path, item.links)} />
          ))}
        </Group>
      )
    case 'programmes':
      return (
        <>
          <Group title={item.title}>
            {item.programmes.map((one) => (
              <Programme key={one.id} programme={one} path={path} alone={item.programmes.length === 1} />
            ))}
          </Group>
          <MissingDetails />
        </>
      )
  }
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <p id={id}>{title}</p>
      <ul role="list" aria-labelledby={id}>
        {children}
      </ul>
    </>
  )
}

/** A change of page draws anew the line that was current and the line that is. */
const Line = memo(function Line({ link, here }: { link: MenuLink; here: Here }) {
  return (
    <li>
      <Anchor href={link.href} aria-current={here}>
        {link.icon && <Icon path={link.icon} />}
        {link.label}
      </Anchor>
    </li>
  )
})

type PersonProps = { item: Extract<MenuItem, { kind: 'profile' }>; here: Here }

const Person = memo(function Person({ item, here }: PersonProps) {
  const pictureId = useMaybeView('client', me, null)?.avatarId
  return (
    <Anchor css={person} href={item.href} aria-current={here}>
      {item.initials ? (
        <Avatar initials={item.initials}>{pictureId && <ClientPicture fileId={pictureId} />}</Avatar>
      ) : (
        <span css={noName}>
          <Icon path={user} />
        </span>
      )}
      <span>{item.caption}</span>
      <Icon path={chevronRight} />
    </Anchor>
  )
})

function Programme({ programme, path, alone }: { programme: MenuProgramme; path: string; alone: boolean }) {
  return (
    <li data-awaited={programme.isAwaited || undefined}>
      <details open={isInside(programme, path) || alone}>
        <summary>
          <span>
            {programme.name}
            <small>{programme.number}</small>
          </span>
          <Icon path={chevronDown} />
        </summary>
        <ul role="list">
          {programme.links.map((link) => (
            <Line key={link.href} link={link} here={hereOf(link, path)} />
          ))}
        </ul>
      </details>
    </li>
  )
}

const Total = memo(function Total() {
  const known = useMaybeView('client', products, noProducts)
  const status = useMaybeView('client', programmes, 'loading')
  const total = accountTotal(useBalances(known))
  const isAwaited = total.state === 'loading' && (status === 'loading' || status === 'known')
  return (
    <div css={sum}>
      На счетах
      {isAwaited && (
        <Loading label="Сумма загружается">
          <Skeleton shape="figure" css={sumOutline} />
        </Loading>
      )}
      {(status === 'failed' || total.state === 'failed') && <strong>не загрузилась</strong>}
      {'value' in total && <strong>{formatRubles(total.value.total)}</strong>}
      {total.state === 'partial' && <span>Не все программы загрузились</span>}
    </div>
  )
})
