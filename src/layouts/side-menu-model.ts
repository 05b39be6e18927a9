import { initials, type NameValue, type Profile } from '#domain/account.ts'
import { isSamePath, isUnder } from '#domain/paths.ts'
import { showPhone } from '#domain/phone-format.ts'
import { portfolioPage, programmeName, type Product, type ProgrammeDetails } from '#domain/programme.ts'
import * as hrefs from '#domain/hrefs.ts'
import type { ProgrammePage } from '#domain/programme-location.ts'
import { home, percent, receipt, search, wallet } from '#ui/icons.ts'

export type MenuLink = { label: string; href: string; icon?: string }
/** A programme of the menu; the number tells apart those of one name. */
export type MenuProgramme = {
  id: string
  name: string
  number: string
  links: MenuLink[]
  /** Which of its pages there are is yet to come. */
  isAwaited: boolean
}
export type MenuItem =
  | { kind: 'profile'; href: string; initials: string; caption: string }
  | { kind: 'total' }
  | ({ kind: 'link' } & MenuLink)
  | { kind: 'group'; title: string; links: MenuLink[] }
  | { kind: 'programmes'; title: string; programmes: MenuProgramme[] }

/** What the menu is made from. */
export type MenuSource = {
  profile: Profile | null
  products: readonly Product[]
  /** They have not come: the room of their total is kept, or says so. */
  areProductsUnknown?: boolean
  /** By agreement; absent while it is being loaded. */
  details: Readonly<Record<string, ProgrammeDetails>>
  scopes: readonly string[]
  restrictions: readonly NameValue[]
  /** What they open is yet to come. */
  areRestrictionsAwaited?: boolean
}

function programmeLinks(product: Product, { details, scopes, restrictions }: MenuSource): MenuLink[] {
  const known = details[product.agreementId]
  const portfolio = portfolioPage(product.agreementId, known?.features ?? null, { scopes, restrictions })
  const rows: [shown: boolean | undefined, label: string, page: ProgrammePage][] = [
    [true, 'Выписка', 'statement'],
    [known?.pages.hasMemorandum, 'Инвестиционная деятельность', 'memorandum'],
    [portfolio !== null, 'Инвестиционный портфель', portfolio ?? 'portfolio'],
    [known?.pages.hasDescription, 'Описание программы', 'description'],
    [known?.pages.hasInstruction, 'Документы и инструкции', 'instructions'],
    [known?.pages.hasCalculator, 'Калькулятор', 'calculator'],
    [true, 'Правопреемники', 'assignees'],
  ]
  return rows.flatMap(([shown, label, page]) => (shown ? [{ label, href: hrefs.programme(product.id, page) }] : []))
}

function profileItem(profile: Profile | null): MenuItem {
  const name = profile ? [profile.firstName, profile.lastName].filter(Boolean).join(' ') : ''
  const login = profile?.login ? showPhone(profile.login) : 'Профиль'
  return { kind: 'profile', href: hrefs.profile, initials: profile ? initials(profile) : '', caption: name || login }
}

/** Where a client without programmes is led from everywhere else (2.4-04). */
export const findProgramme = { label: 'Добавить программу', href: hrefs.findProgram, icon: search }

/** The account's menu from top to bottom (2.5-07 to 2.5-11). */
export function sideMenu(source: MenuSource): MenuItem[] {
  const { profile, products, areProductsUnknown } = source
  if (products.length === 0 && !areProductsUnknown) return [profileItem(profile), { kind: 'link', ...findProgramme }]
  const programmes = products.map((product) => ({
    id: product.id,
    name: programmeName(product),
    number: product.agreementNumber,
    links: programmeLinks(product, source),
    isAwaited: source.details[product.agreementId] === undefined || source.areRestrictionsAwaited === true,
  }))
  return [
    profileItem(profile),
    { kind: 'total' },
    { kind: 'link', label: 'Главное', href: hrefs.account, icon: home },
    { kind: 'link', label: 'Налоговый вычет', href: hrefs.taxation, icon: percent },
    {
      kind: 'group',
      title: 'Услуги пенсионного капитала',
      links: [
        { label: 'Все услуги', href: hrefs.services, icon: wallet },
        { label: 'Заявление на выкуп', href: hrefs.redemption, icon: receipt },
      ],
    },
    ...(programmes.length > 0 ? [{ kind: 'programmes' as const, title: 'Пенсионные программы', programmes }] : []),
  ]
}

/** Whether the client is on a page of this programme, also on one whose link is yet to come. */
export const isInside = ({ id }: MenuProgramme, path: string): boolean =>
  path.startsWith(hrefs.programme(id, 'statement').replace(/statement$/, ''))

/** How a link says that the client is on its page, or on one below it that no link beside it leads to; everything is below the main page. */
export function hereOf(
  { href }: { href: string },
  path: string,
  beside: readonly { href: string }[] = [],
): 'page' | 'true' | undefined {
  if (isSamePath(href, path)) return 'page'
  const isBelow = href !== hrefs.account && isUnder(path, href)
  return isBelow && !beside.some((other) => isSamePath(other.href, path)) ? 'true' : undefined
}
