import type { Failure } from '#system/react/use-query.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { FaultText } from './fault-text.tsx'

/** Says of a part that its page can do without why it has not come, and lets it be asked for again. */
export function MissingPart({ title, failure: { fault, retry, isRetrying } }: { title: string; failure: Failure }) {
  return (
    <Notice tone="warn" role="status" title={title}>
      <p>
        <FaultText fault={fault} />
      </p>
      <Button kind="secondary" busy={isRetrying} onClick={retry}>
        Загрузить ещё раз
      </Button>
    </Notice>
  )
}
