import { css } from '@emotion/react'
import { DocumentLine } from '#blocks/parts/document-rows.tsx'
import { counted } from '#domain/plural.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FailureLine } from '#ui/failure-line.tsx'
import { stack } from '#ui/layout.ts'
import { LiveRegion } from '#ui/live-region.tsx'

const part = stack(16)
const state = css`display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: center; margin-top: 4px; button { min-height: 2.75rem; }`
const soft = css`color: var(--ink-soft);`

export type DocumentToSign = {
  id: string
  title: string
  /** Its kind and size. */
  facts?: string | undefined
  /** It was drawn here, or the client says that they have read it in its file. */
  isOpened: boolean
  /** Its bytes have come, so that it can be read in a file. */
  isReceived?: boolean | undefined
  /** It may be signed unread. */
  isOptional?: boolean | undefined
  isOpening?: boolean | undefined
  /** Why it could not be opened, as a sentence. */
  failure?: string | undefined
}

type DocumentsToSignProps = {
  documents: readonly DocumentToSign[]
  onOpen: (id: string) => void
  /** Keeps one as a file. */
  onKeep: (id: string) => void
  /** The client says that they have read one in its file. */
  onAcknowledge?: ((id: string) => void) | undefined
  onSign: () => void
  /** A code is being asked for. */
  busy?: boolean | undefined
  /** Why it cannot be signed, whatever was opened. */
  blocked?: string | undefined
}

/** Why the documents cannot be signed yet, as a sentence; undefined once all were opened. */
function unseenText(documents: readonly DocumentToSign[]): string | undefined {
  const unseen = documents.filter(({ isOpened, isOptional }) => !isOpened && !isOptional)
  const [first] = unseen
  if (!first) return undefined
  return unseen.length === 1
    ? `Чтобы подписать, откройте документ «${first.title}»`
    : `Чтобы подписать, откройте ещё ${counted(unseen.length, 'документ', 'документа', 'документов')}`
}

/** What is signed: each document can be opened and kept, and until all were opened nothing can be signed. */
export function DocumentsToSign(props: DocumentsToSignProps) {
  const { documents, onOpen, onKeep, onAcknowledge, onSign, busy = false, blocked } = props
  const why = blocked ?? unseenText(documents)
  return (
    <div css={part}>
      <ul role="list">
        {documents.map((one) => (
          <Line
            key={one.id}
            document={one}
            onOpen={() => onOpen(one.id)}
            onKeep={() => onKeep(one.id)}
            onAcknowledge={onAcknowledge && (() => onAcknowledge(one.id))}
          />
        ))}
      </ul>
      <p css={soft}>{why ? `${why}.` : 'Документы открыты. Код придёт на ваш номер телефона.'}</p>
      <div data-print="no">
        <Button busy={busy} blocked={why} onClick={() => why === undefined && onSign()}>
          Подписать кодом из СМС
        </Button>
      </div>
      <LiveRegion>{why ?? 'Документы можно подписать'}</LiveRegion>
    </div>
  )
}

type LineProps = {
  document: DocumentToSign
  onOpen: () => void
  onKeep: () => void
  onAcknowledge: (() => void) | undefined
}

function Line({ document, onOpen, onKeep, onAcknowledge }: LineProps) {
  const { title, facts = '', isOpened, isOptional, isReceived, isOpening, failure: reason } = document
  return (
    <DocumentLine
      facts={facts}
      below={
        <>
          <div css={state}>
            <Badge tone={isOpened ? 'good' : 'neutral'}>
              {isOpened ? 'Открыт' : isOptional ? 'По желанию' : 'Не открыт'}
            </Badge>
            <Button kind="link" aria-label={`Скачать: ${title}`} onClick={onKeep}>
              Скачать
            </Button>
            {isReceived && !isOpened && onAcknowledge && (
              <Button kind="link" aria-label={`Прочитано в файле: ${title}`} onClick={onAcknowledge}>
                Прочитано в файле
              </Button>
            )}
          </div>
          <FailureLine reason={reason} />
        </>
      }
    >
      {(factsId) => (
        <Button
          kind="link"
          data-print="words"
          busy={isOpening}
          aria-label={reason ? `Открыть ещё раз: ${title}` : `Открыть: ${title}`}
          aria-describedby={factsId}
          onClick={onOpen}
        >
          {title}
        </Button>
      )}
    </DocumentLine>
  )
}
