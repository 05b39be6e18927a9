import * as hrefs from '#domain/hrefs.ts'
import { existsAlready, place, refusal } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'

const RulesOutdated = lazyWithFallback(async () => (await import('./rule-changes.tsx')).RulesOutdated, { isRare: true })

type RefusedSaveProps = {
  /** The fund has something against fields that the rules of the step do not know. */
  isOutdated: boolean
}

/** What the fund has against a step that was to be saved (8.2). */
export function RefusedSave({ isOutdated }: RefusedSaveProps) {
  const why = useView('draft', refusal)
  const exists = useView('draft', existsAlready)
  const kept = useView('draft', place)
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
          {isOutdated && <RulesOutdated canReload={kept !== 'nowhere'} />}
        </Notice>
      )}
    </div>
  )
}
