import type { ReactNode } from 'react'
import * as hrefs from '#domain/hrefs.ts'
import { existsAlready, refusal } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'

type RefusedSaveProps = {
  /** What more there is to say. */
  children?: ReactNode
}

/** What the fund has against a step that was to be saved (8.2). */
export function RefusedSave({ children }: RefusedSaveProps) {
  const why = useView('draft', refusal)
  const exists = useView('draft', existsAlready)
  return (
    <div role="alert">
      {why !== null && (
        <Notice tone="bad" title="Фонд не принял заявление">
          <p>{why}</p>
          {exists && (
            <p>
              <TextLink href={hrefs.services}>Ваши заявления</TextLink>
            </p>
          )}
          {children}
        </Notice>
      )}
    </div>
  )
}
