import { css } from '@emotion/react'
import { describeAlways } from '#domain/fault-texts.ts'
import { detailFaults } from '#domain/programme.ts'
import { areDetailsRetried, details } from '#machines/client/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

const place = css`margin-top: 12px;`

/** Says under the programmes of the menu why some of their pages may be missing from it, and lets them be asked for again. */
export function MissingDetails() {
  const client = useActor('client')
  const isRetrying = useView('client', areDetailsRetried)
  const said = new Set(detailFaults(useView('client', details)).map(describeAlways))
  if (said.size === 0) return null
  return (
    <div css={place}>
      <Notice tone="warn" role="status" title="Здесь не все страницы программ">
        {[...said].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Button kind="secondary" busy={isRetrying} onClick={() => client.send({ type: 'retry.requested' })}>
          Загрузить ещё раз
        </Button>
      </Notice>
    </div>
  )
}
