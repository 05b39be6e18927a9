import { page, type Draft, type Page } from '../blocks.ts'

/** A part of a page under its title, which the page's navigation names too. */
export const section = (title: string, blocks: Draft[], label = title): Draft => ({
  template: 'section',
  label,
  params: { title },
  slots: { default: blocks },
})

/** A block that the page's navigation names. */
export const labelled = (label: string, draft: Draft): Draft => ({ ...draft, label })

/** The way into a holding's programme. */
export const joining = (holdingName: string, title: string, text: string, steps: string[]): Draft => ({
  template: 'joining',
  label: null,
  params: { title, holdingName, text, buttonText: 'Хочу вступить', steps },
})

type Office = { title: string; address: string; hours: string; lat: number; lon: number }

/** Telephones, mail and offices. */
export const contacts = (phones: { label: string; phone: string }[], emails: string[], addresses: Office[]): Draft => ({
  template: 'contacts',
  params: { phones, emails, addresses },
})

/** A way to an office, as links to maps. */
export const mapsLink = ({ title, address, lat, lon }: Office): Draft => ({
  template: 'mapsLink',
  params: { title, address, lat, lon, providers: ['yandex', '2gis'] },
})

/** Pages of one holding: the page's part, its title, what it is about in a sentence, its blocks. */
export const pagesIn =
  (holding: string, name: string) =>
  (part: string, title: string, about: string, drafts: Draft[]): Page =>
    page(`lite-${holding}-${part}`, title, `${about} Пенсионная программа «${name}».`, 'lk-lite', drafts)
