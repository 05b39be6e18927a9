import { css } from '@emotion/react'
import { Under } from '#blocks/kit/heading.tsx'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { Tile } from '#blocks/kit/tile.tsx'
import { longDate } from '#domain/dates.ts'
import { limits } from '#domain/limits.ts'
import { hrefs } from '#routes/hrefs.ts'
import { Icon } from '#ui/icon.tsx'
import { building, chart, shield, user } from '#ui/icons.ts'
import { TextLink } from '#ui/text-link.tsx'
import { Hero } from './hero.tsx'

const grid = css`
  display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr);
  @media (width >= 700px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`
const tiles = [
  { icon: user, href: hrefs.forMe, title: 'Для себя', text: 'Личный пенсионный план: размер взноса и срок выбираете вы, пополняете когда удобно.' },
  { icon: building, href: hrefs.company, title: 'Для компании', text: 'Программа для сотрудников: компания сама решает, кому, сколько и с какого стажа.' },
  { icon: chart, href: hrefs.investing, title: 'Как мы инвестируем', text: 'Во что вложены резервы и почему сохранность стоит впереди доходности.' },
]
const licenceLine = css`
  display: flex; gap: 16px; align-items: center; padding: 24px var(--card-padding);
  border-radius: var(--card-radius); background: var(--mist);
  > svg { width: 2rem; height: 2rem; color: var(--deep); }
`
const section = css`> h2 { margin-bottom: 24px; }`
const ways = 'С чего начать'
const { licence } = limits

/** The home page of the public site (2.1-01). */
export function Page() {
  return (
    <div css={pageGrid}>
      <Hero />
      <section css={section} aria-labelledby="ways">
        <h2 id="ways">{ways}</h2>
        <Under title={ways}>
          <ul role="list" css={grid}>
            {tiles.map((tile) => <Tile key={tile.href} {...tile} />)}
          </ul>
        </Under>
      </section>
      <p css={licenceLine}>
        <Icon path={shield} />
        <span>
          Фонд работает по лицензии №&nbsp;{licence.number} от {longDate(licence.date)} года.{' '}
          <TextLink href={hrefs.disclosure}>Документы и отчётность</TextLink>
        </span>
      </p>
    </div>
  )
}
