import type { LiteSection } from '#domain/content.ts'
import { litePageId, type LitePart } from '#domain/lite.ts'

export type LiteMenuLink = { part: LitePart; label: string; href: string }
export type LiteMenu = {
  links: LiteMenuLink[]
  /** Where the button «Хочу вступить» leads; null where the holding has no such page. */
  joining: string | null
}

const rows: readonly [part: LitePart, label: string][] = [
  ['main-page', 'Главная'],
  ['description', 'Описание программы'],
  ['invest', 'Инвестиционная деятельность'],
  ['payment', 'Выплаты'],
  ['lk', 'Личный кабинет'],
  ['calculator', 'Калькулятор'],
  ['pension', 'Пенсионный путеводитель'],
  ['document', 'Документы'],
  ['question', 'Вопросы и ответы'],
  ['contact', 'Контакты'],
]

/** The menu of a holding's section in its order: only what the section says that it has (2.5-12). */
export function liteMenu(section: LiteSection, hrefOf: (part: LitePart) => string): LiteMenu {
  const has = (part: LitePart) => litePageId(section, part) !== null
  return {
    links: rows.filter(([part]) => has(part)).map(([part, label]) => ({ part, label, href: hrefOf(part) })),
    joining: has('joining') ? hrefOf('joining') : null,
  }
}
