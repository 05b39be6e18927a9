import { css } from '@emotion/react'
import { Under } from '#blocks/kit/heading.tsx'
import { Tile } from '#blocks/kit/tile.tsx'
import * as hrefs from '#domain/hrefs.ts'
import { building, chart, user } from '#ui/icons.ts'
import { three } from '#ui/layout.ts'

const tiles = [
  { icon: user, href: hrefs.forMe, title: 'Для себя', text: 'Личный пенсионный план: размер взноса и срок выбираете вы, пополняете когда удобно.' },
  { icon: building, href: hrefs.company, title: 'Для компании', text: 'Программа для сотрудников: компания сама решает, кому, сколько и с какого стажа.' },
  { icon: chart, href: hrefs.investing, title: 'Как мы инвестируем', text: 'Во что вложены резервы и почему сохранность стоит впереди доходности.' },
]
const section = css`> h2 { margin-bottom: 24px; }`
const title = 'С чего начать'

/** Ways on from the home page that are there without the content service. */
export function Ways() {
  return (
    <section css={section} aria-labelledby="ways">
      <h2 id="ways">{title}</h2>
      <Under title={title}>
        <ul role="list" css={three}>
          {tiles.map((tile) => <Tile key={tile.href} {...tile} />)}
        </ul>
      </Under>
    </section>
  )
}
