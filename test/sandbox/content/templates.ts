import type { Draft } from './blocks.ts'
import { returnsRule } from './rules-texts.ts'

type Figure = { value: string | number; unit?: string; caption: string; asOf: string }
type Card = { icon?: string; title: string; text: string; href?: string }
type Step = { title: string; text: string }
type Scheme = { title: string; term: string; taxNote: string; text: string }
type Person = { name: string; post: string; bio: string }
type Logo = { fileId: string; alt: string; href?: string }
/** A question with its answer; the id is what an address may name it by. */
export type Question = { id: string; question: string; answerHtml: string }

/** A link that looks like a button. */
export const button = (
  words: string,
  href: string,
  kind: 'primary' | 'secondary' | 'link' = 'primary',
  external = false,
): Draft => ({ template: 'button', params: { text: words, href, kind, external } })

/** Figures in large type, each with its day. */
export const keyFigures = (items: Figure[]): Draft => ({ template: 'keyFigures', params: { items } })

/** Cards beside each other. */
export const cards = (title: string, items: Card[], columns: 2 | 3 | 4 = 3): Draft => ({
  template: 'cards',
  params: { title, columns, items },
})

/** Questions with folded answers. */
export const accordion = (title: string, items: readonly Question[], searchable = false): Draft => ({
  template: 'accordion',
  params: { title, items, searchable },
})

/** What to do in what order. */
export const steps = (title: string, items: Step[], actions: Draft[] = []): Draft => ({
  template: 'steps',
  params: { title, items, numbered: true },
  slots: { actions },
})

/** Rows and columns under a caption that says of what day they are. */
export const table = (caption: string, columns: string[], rows: (string | number)[][]): Draft => ({
  template: 'table',
  params: { caption, columns, rows, stickyHeader: false },
})

/** Two blocks beside each other. */
export const beside = (ratio: '1-1' | '2-1' | '1-2', first: Draft, second: Draft): Draft => ({
  template: 'columns',
  params: { ratio },
  slots: { col1: [first], col2: [second] },
})

/** A picture with words for those who do not see it. */
export const image = (fileId: string, alt: string, caption: string, ratio = '4:3'): Draft => ({
  template: 'image',
  params: { fileId, alt, caption, ratio },
})

/** Someone of the fund. */
export const person = (params: Person): Draft => ({ template: 'person', params })

/** Several people beside each other. */
export const people = (title: string, persons: Draft[]): Draft => ({
  template: 'cards',
  params: { title, columns: 2, items: [] },
  slots: { items: persons },
})

/** Signs of those with whom the fund works. */
export const partners = (title: string, logos: Logo[]): Draft => ({ template: 'partners', params: { title, logos } })

/** Ways of payment beside each other. */
export const paymentSchemes = (title: string, items: Scheme[]): Draft => ({
  template: 'paymentSchemes',
  params: { title, items, compare: true },
})

/** Something to know, in plain words. */
const alert = (title: string, words: string, tone: 'info' | 'warning' = 'warning'): Draft => ({
  template: 'alert',
  params: { tone, title, text: words, dismissible: false },
})

/** Groups of blocks of which one is shown at a time. */
export const tabs = (groups: readonly { key: string; title: string; blocks: Draft[] }[]): Draft => ({
  template: 'tabs',
  params: { variant: 'underline', tabs: groups.map(({ key, title }) => ({ key, title })), defaultKey: groups[0]?.key },
  slots: Object.fromEntries(groups.map(({ key, blocks }) => [`tab:${key}`, blocks])),
})

/** What the fund says wherever returns are shown. */
export const noPromise = alert('Доход не гарантирован', `${returnsRule} Все расчёты на сайте ориентировочные.`)
