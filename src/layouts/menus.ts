import * as hrefs from '#domain/hrefs.ts'

export type MenuLink = { label: string; href: string; newTab?: true }
export type MenuGroup = { title: string; links: readonly MenuLink[] }

/** The sections of the public site, in the order of the header (2.5-01). */
export const siteSections: readonly MenuLink[] = [
  { label: 'О Фонде', href: hrefs.fund },
  { label: 'Как мы инвестируем', href: hrefs.investing },
  { label: 'Бизнесу', href: hrefs.company },
  { label: 'Для себя', href: hrefs.forMe },
  { label: 'Рынок ПДС', href: hrefs.market },
  { label: 'Вопросы и ответы', href: hrefs.support },
  { label: 'Контакты', href: hrefs.contacts },
]

const documents: MenuGroup = {
  title: 'Документы',
  links: [
    { label: 'Рекомендации по защите информации', href: hrefs.informationProtection },
    { label: 'Политика обработки персональных данных', href: hrefs.personalDataPolicy },
    { label: 'Пользовательское соглашение', href: hrefs.agreement, newTab: true },
  ],
}

/** The links of the footer in their order, told apart by headings (2.5-03, 2.5-04). */
export const footerGroups: readonly MenuGroup[] = [
  {
    title: 'Помощь и новости',
    links: [
      { label: 'Написать в поддержку', href: hrefs.supportForm },
      { label: 'Вопросы и ответы', href: hrefs.support },
      { label: 'Новости', href: hrefs.news },
      { label: 'Офисы на карте', href: hrefs.map },
    ],
  },
  {
    title: 'Фонд и программы',
    links: [
      { label: 'О Фонде', href: hrefs.fund },
      { label: 'Бизнесу', href: hrefs.company },
      { label: 'Для себя', href: hrefs.forMe },
      { label: 'Калькулятор', href: hrefs.calculator },
    ],
  },
  {
    title: 'Деньги и отчётность',
    links: [
      { label: 'Как мы инвестируем', href: hrefs.investing },
      { label: 'Раскрытие информации', href: hrefs.disclosure },
      { label: 'Налоги для бизнеса', href: hrefs.companyTax },
    ],
  },
  documents,
]

/** What of it a client may need under their money: help, and what protects them (2.5-04). */
export const accountFootLinks: readonly MenuLink[] = [
  { label: 'Написать в поддержку', href: hrefs.supportForm },
  { label: 'Вопросы и ответы', href: hrefs.support },
  ...documents.links,
]
