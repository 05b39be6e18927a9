import { css } from '@emotion/react'
import { useId, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { warning } from '#ui/icons.ts'

const section = css`
  padding-block: 20px; border-top: 1px solid var(--line); break-inside: avoid;
  &:first-of-type { padding-top: 0; border-top: 0; }
`
const head = css`
  display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between;
  h3 { font-size: var(--type-18); } button { min-height: 2.75rem; }
`
const lack = css`display: flex; gap: 8px; margin-block: 4px; color: var(--warn); font-size: var(--type-14); > svg { width: 1.25rem; height: 1.25rem; }`
const none = css`color: var(--ink-soft);`

export type ReviewSection = {
  /** The step that it was filled in at. */
  id: string
  title: string
  /** A null value is shown as one that was not given. */
  items: readonly { term: string; value: ReactNode }[]
  /** What has to be filled in or mended before it can be signed. */
  lacks?: string | undefined
}

type ReviewProps = {
  sections: readonly ReviewSection[]
  /** Leads to the step; left out where nothing can be changed any more. */
  onEdit?: ((id: string) => void) | undefined
}

/** All that a statement says, section by section, each with a way back to its step. */
export function Review({ sections, onEdit }: ReviewProps) {
  return (
    <div>
      {sections.map((one) => (
        <Section key={one.id} section={one} onEdit={onEdit && (() => onEdit(one.id))} />
      ))}
    </div>
  )
}

type SectionProps = { section: ReviewSection; onEdit: (() => void) | undefined }

function Section({ section: { title, items, lacks }, onEdit }: SectionProps) {
  const headingId = useId()
  return (
    <section css={section} aria-labelledby={headingId}>
      <div css={head}>
        <h3 id={headingId}>{title}</h3>
        {onEdit && (
          <Button kind="link" aria-label={`Изменить: ${title}`} onClick={onEdit}>
            Изменить
          </Button>
        )}
      </div>
      {lacks && (
        <p css={lack}>
          <Icon path={warning} />
          <span>{lacks}</span>
        </p>
      )}
      <DefinitionList
        items={items.map(({ term, value }) => ({ term, value: value ?? <span css={none}>Не указано</span> }))}
      />
    </section>
  )
}
