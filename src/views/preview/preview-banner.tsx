import { css } from '@emotion/react'
import { version } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Icon } from '#ui/icon.tsx'
import { eye } from '#ui/icons.ts'

const banner = css`
  display: flex; gap: 12px; align-items: center; margin-block: var(--gutter, 0px) calc(-1 * clamp(8px, 3vw, 32px)); padding: 12px 16px;
  border: 1px dashed var(--lantern); border-radius: var(--card-radius); background: var(--lantern-soft);
  > svg { flex: none; color: var(--lantern); }
  strong { overflow-wrap: anywhere; }
`

/** Says that what is on the screen is not the published version (2.1-16); nothing where it is. */
export function PreviewBanner() {
  const asked = useView('navigation', version)
  if (asked === null) return null
  return (
    <aside css={banner} aria-label="Предпросмотр">
      <Icon path={eye} />
      <p>
        <strong>Предпросмотр версии {asked}.</strong> Посетители сайта её не видят.
      </p>
    </aside>
  )
}
