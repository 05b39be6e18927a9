import { css, keyframes } from '@emotion/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { telHref } from '#domain/tel-href.ts'
import * as limits from '#ui/limits.ts'
import { env } from '#env.ts'
import * as hrefs from '#domain/hrefs.ts'
import { isAskedAgain } from '#machines/cookie-consent/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { shield } from '#ui/icons.ts'
import { band } from '#ui/layout.ts'
import { TextLink } from '#ui/text-link.tsx'
import { gutter } from '#ui/tokens.ts'

/* In a window too low to spare the room the banner waits under the page instead of lying over it. */
const high = '@media (height >= 560px)'
const appear = keyframes`from { opacity: 0; }`
const banner = css`
  animation: ${appear} .2s;
  ${gutter} display: grid; gap: 8px 32px; align-items: center; padding-block: 12px; border-top: 1px solid var(--line);
  background: var(--surface); font-size: var(--type-14); line-height: 1.4;
  ${high} { position: fixed; z-index: 30; inset: auto 0 var(--bottom-bar, 0px); box-shadow: 0 -8px 32px rgb(18 35 61 / .1); }
  html:is([data-text-size='150'], [data-text-size='200']) & { position: static; box-shadow: none; }
  @media (width >= ${limits.breakpointMobile}px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > div { grid-area: 1 / 2 / span 2; }
  }
  @media print { display: none; }
`
const fraud = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 12px;
  > svg { color: var(--lantern); }
  html:has(.fraud-warning) & { display: none; }
`

const answers = css`display: flex; flex-wrap: wrap; gap: 8px; > button { flex: 1 0 auto; }`

/** Keeps the height that the banner lies over, in pixels, in --cookie-banner; 0 where it stands in the page. */
function useCoveredHeight() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const { style } = document.documentElement
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'fixed'
      style.setProperty('--cookie-banner', `${isFixed ? element.offsetHeight : 0}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      style.removeProperty('--cookie-banner')
    }
  }, [])
  return ref
}

/** The consent to cookies, with a warning of fraud beside it. Whoever has asked for it by hand finds the focus on it. */
export function CookieQuestion() {
  const cookies = useActor('cookieConsent')
  const isByHand = useView('cookieConsent', isAskedAgain)
  const ref = useCoveredHeight()
  useEffect(() => {
    if (isByHand) ref.current?.focus()
  }, [isByHand, ref])
  return (
    <section css={[band, banner]} ref={ref} tabIndex={-1} aria-label="Настройки cookie">
      <p>
        Портал хранит cookie, чтобы помнить вход и настройки. Аналитики и рекламы в нём нет.{' '}
        <TextLink href={hrefs.personalDataPolicy}>Подробнее о данных</TextLink>
      </p>
      <p css={fraud}>
        <Icon path={shield} />
        <span>
          <strong>Осторожно, мошенники.</strong> Фонд не звонит с просьбой назвать код из СМС. Сомневаетесь — звоните:{' '}
          <TextLink href={telHref(env.hotline)}>{env.hotline}</TextLink>
        </span>
      </p>
      <div css={answers}>
        <Button onClick={() => cookies.send({ type: 'cookies.accepted' })}>Принять</Button>
        <Button kind="secondary" onClick={() => cookies.send({ type: 'cookies.refused' })}>
          Отказаться
        </Button>
      </div>
    </section>
  )
}
