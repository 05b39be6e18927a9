import { css } from '@emotion/react'
import { Under } from '#blocks/kit/heading.tsx'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { Tile } from '#blocks/kit/tile.tsx'
import * as limits from '#domain/limits.ts'
import * as hrefs from '#domain/hrefs.ts'
import { isSignedIn } from '#machines/session/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { HarbourScene } from '#ui/harbour-scene.tsx'
import { Icon } from '#ui/icon.tsx'
import { building, chart, shield, user } from '#ui/icons.ts'
import { row, three } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { media } from '#ui/tokens.ts'
import { HomeSkeleton } from '#views/content/home-skeleton.tsx'

const licenceLine = css`
  display: flex; gap: 16px; align-items: center; padding: 24px var(--card-padding);
  border-radius: var(--card-radius); background: var(--mist);
  > svg { width: 2rem; height: 2rem; color: var(--deep); }
`
const HomeBlocks = lazyWithFallback(async () => (await import('#views/content/home-blocks.tsx')).HomeBlocks, {
  fallback: <HomeSkeleton />,
})

/** What the browser's tab is called. */
export const tabTitle = 'Негосударственное пенсионное обеспечение'

/** The home page of the public site (2.1-01): a promise at once, then the blocks of the content service. */
export function Page() {
  return (
    <div css={pageGrid}>
      <Hero />
      <HomeBlocks otherwise={<Ways />} />
      <p css={licenceLine}>
        <Icon path={shield} />
        <span>
          Фонд работает по лицензии №&nbsp;{limits.licenceNumber} от {limits.licenceDate} года.{' '}
          <TextLink href={hrefs.disclosure}>Документы и отчётность</TextLink>
        </span>
      </p>
    </div>
  )
}

const tiles = [
  {
    icon: user,
    href: hrefs.forMe,
    title: 'Для себя',
    text: 'Личный пенсионный план: размер взноса и срок выбираете вы, пополняете когда удобно.',
  },
  {
    icon: building,
    href: hrefs.company,
    title: 'Для компании',
    text: 'Программа для сотрудников: компания сама решает, кому, сколько и с какого стажа.',
  },
  {
    icon: chart,
    href: hrefs.investing,
    title: 'Как мы инвестируем',
    text: 'Во что вложены резервы и почему сохранность стоит впереди доходности.',
  },
]
const section = css`> h2 { margin-bottom: 24px; }`
const title = 'С чего начать'

/** Ways on from the home page that are there without the content service. */
function Ways() {
  return (
    <section css={section} aria-labelledby="ways">
      <h2 id="ways">{title}</h2>
      <Under title={title}>
        <ul role="list" css={three}>
          {tiles.map((tile) => (
            <Tile key={tile.href} {...tile} />
          ))}
        </ul>
      </Under>
    </section>
  )
}

// The picture's place is kept before the picture is: a slow device may show what is said beside it first.
const hero = css`
  grid-column: full; display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; align-items: center;
  padding: clamp(24px, 5vw, 72px) max(var(--gutter, 0px), (100% - var(--page-width)) / 2);
  h1 { font-size: clamp(var(--type-28), 1.2rem + 2.4vw, var(--type-48)); line-height: 1.12; letter-spacing: -.02em; }
  ${media.middle} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); gap: 56px;
    &::before, > :last-child { grid-area: 1 / 2; aspect-ratio: 5 / 4; }
    &::before { content: ''; }
  }
  html[data-contrast='high'] &::before { display: none; }
  @media print { &::before { display: none; } }
`
const promise = css`
  max-width: 38rem; margin-top: 20px; color: var(--ink-soft); font-size: var(--type-18);
  ${media.middle} { font-size: var(--type-22); }
`
const actions = [row(12), css`margin-top: 32px; ${media.mobile} { > * { flex: 1 1 100%; } }`]
const picture = css`
  position: relative; isolation: isolate; overflow: hidden; aspect-ratio: 16 / 9; border-radius: 24px;
  html[data-contrast='high'] & { display: none; }
  @media print { display: none; }
`

/** One promise and two ways on. */
function Hero() {
  const isClient = useView('session', isSignedIn)
  return (
    <div css={hero}>
      <div>
        <PageHeading>Накопления на&nbsp;пенсию, которые всегда на&nbsp;виду</PageHeading>
        <p css={promise}>
          Взносы, операции и остаток&nbsp;— в&nbsp;личном кабинете в&nbsp;любой день. Вы сами выбираете, сколько
          откладывать, а&nbsp;мы объясняем каждую цифру.
        </p>
        <div css={actions}>
          <ButtonLink href={isClient ? hrefs.account : hrefs.entry}>
            {isClient ? 'Открыть личный кабинет' : 'Войти в личный кабинет'}
          </ButtonLink>
          <ButtonLink kind="secondary" href={hrefs.calculator}>
            Рассчитать накопления
          </ButtonLink>
        </div>
      </div>
      <div css={picture}>
        <HarbourScene />
      </div>
    </div>
  )
}
