import { css } from '@emotion/react'
import { isSignedIn } from '#machines/session/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { useView } from '#system/react/system.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { HarbourScene } from '#ui/harbour-scene.tsx'
import { row } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { media } from '#ui/tokens.ts'

const hero = css`
  grid-column: full; display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; align-items: center;
  padding: clamp(24px, 5vw, 72px) max(var(--gutter, 0px), (100% - var(--page-width)) / 2);
  h1 { font-size: clamp(var(--type-28), 1.2rem + 2.4vw, var(--type-48)); line-height: 1.12; letter-spacing: -.02em; }
  ${media.middle} { grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); gap: 56px; }
`
const promise = css`
  max-width: 38rem; margin-top: 20px; color: var(--ink-soft); font-size: var(--type-18);
  ${media.middle} { font-size: var(--type-22); }
`
const actions = [row(12), css`margin-top: 32px; ${media.mobile} { > * { flex: 1 1 100%; } }`]
const picture = css`
  position: relative; isolation: isolate; overflow: hidden; aspect-ratio: 16 / 9; border-radius: 24px;
  ${media.middle} { aspect-ratio: 5 / 4; }
  html[data-contrast='high'] & { display: none; }
  @media print { display: none; }
`

/** One promise and two ways on. */
export function Hero() {
  const isClient = useView('session', isSignedIn)
  return (
    <div css={hero}>
      <div>
        <PageHeading>Пенсионные накопления, которые всегда на&nbsp;виду</PageHeading>
        <p css={promise}>
          Взносы, операции и остаток&nbsp;— в&nbsp;личном кабинете в&nbsp;любой день. Вы сами выбираете, сколько откладывать, а&nbsp;мы
          объясняем каждую цифру.
        </p>
        <div css={actions}>
          <ButtonLink href={isClient ? hrefs.account : hrefs.entry}>
            {isClient ? 'Открыть личный кабинет' : 'Войти в личный кабинет'}
          </ButtonLink>
          <ButtonLink kind="secondary" href={hrefs.calculator}>Рассчитать накопления</ButtonLink>
        </div>
      </div>
      <div css={picture}><HarbourScene /></div>
    </div>
  )
}
