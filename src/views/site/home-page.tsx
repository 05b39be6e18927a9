import { css } from '@emotion/react'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { longDate } from '#domain/dates.ts'
import * as limits from '#domain/limits.ts'
import * as hrefs from '#domain/hrefs.ts'
import { Icon } from '#ui/icon.tsx'
import { shield } from '#ui/icons.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HomeSkeleton } from '#views/content/home-skeleton.tsx'
import { Hero } from './hero.tsx'
import { Ways } from './ways.tsx'

const licenceLine = css`
  display: flex; gap: 16px; align-items: center; padding: 24px var(--card-padding);
  border-radius: var(--card-radius); background: var(--mist);
  > svg { width: 2rem; height: 2rem; color: var(--deep); }
`
const HomeBlocks = lazyWithFallback(async () => (await import('#views/content/home-blocks.tsx')).HomeBlocks, { fallback: <HomeSkeleton /> })

/** The home page of the public site (2.1-01): a promise at once, then the blocks of the content service. */
export function Page() {
  return (
    <div css={pageGrid}>
      <Hero />
      <HomeBlocks otherwise={<Ways />} />
      <p css={licenceLine}>
        <Icon path={shield} />
        <span>
          Фонд работает по лицензии №&nbsp;{limits.licence.number} от {longDate(limits.licence.date)} года.{' '}
          <TextLink href={hrefs.disclosure}>Документы и отчётность</TextLink>
        </span>
      </p>
    </div>
  )
}
