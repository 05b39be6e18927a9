import { css } from '@emotion/react'
import { useId, useState } from 'react'
import { DocumentLine } from '#blocks/parts/document-rows.tsx'
import { errorText, opening, papers as papersOf, stage } from '#machines/signed-papers/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { useReceived } from '#system/react/use-received.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { FailureLine } from '#ui/failure-line.tsx'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { PaperView } from '../statements/lazy-paper-view.ts'

const part = stack(8)
const outline = css`&& { height: 4.25rem; }`

/** What was signed: each paper is read here, or kept as a file from there. Last on its page: how many lines it takes is known late. */
export function SignedPapers() {
  const titleId = useId()
  return (
    <Card as="section" css={part} aria-labelledby={titleId}>
      <h2 id={titleId}>Что вы подписали</h2>
      <Papers />
    </Card>
  )
}

function Papers() {
  const reader = useActor('signedPapers')
  const now = useView('signedPapers', stage)
  const papers = useView('signedPapers', papersOf)
  const fetched = useView('signedPapers', opening)
  const failure = useView('signedPapers', errorText)
  const received = useReceived('signedPapers')
  const [asked, setAsked] = useState<string | null>(null)
  const file = asked !== null && fetched === null && failure === null ? received() : null
  if (now === 'finding')
    return (
      <Loading label="Подписанные документы загружаются">
        <Skeleton css={outline} />
      </Loading>
    )
  if (now === 'unnamed')
    return (
      <FailedState
        title="Подписанные документы не загрузились"
        onRetry={() => reader.send({ type: 'retry.requested' })}
      >
        {failure}
      </FailedState>
    )
  return (
    <>
      <ul role="list">
        {papers.map(({ name, title }) => {
          const reason = asked === name && fetched === null ? (failure ?? undefined) : undefined
          return (
            <DocumentLine
              key={name}
              facts=""
              below={<FailureLine reason={reason} />}
              beside={
                <Button
                  kind="link"
                  busy={fetched === name}
                  aria-label={`${reason ? 'Открыть ещё раз' : 'Открыть'}: ${title}`}
                  onClick={() => {
                    if (fetched !== null) return
                    setAsked(name)
                    reader.send({ type: 'document.opened', document: name })
                  }}
                >
                  Открыть
                </Button>
              }
            >
              {() => title}
            </DocumentLine>
          )
        })}
      </ul>
      {file && (
        <PaperView
          title={papers.find(({ name }) => name === asked)?.title ?? file.name}
          file={file}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
