import { useState } from 'react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import type { StatementDocument } from '#domain/statement-documents.ts'
import { errorText, opening, received as receivedIn, seen } from '#machines/signing/selectors.ts'
import { saveFile } from '#system/react/browser.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { useOnPaper, useReceived } from '#system/react/use-received.ts'
import { FailureLine } from '#ui/failure-line.tsx'
import { DocumentsToSign } from './documents-to-sign.tsx'
import { PaperView } from './lazy-paper-view.ts'

type Asked = { id: string; to: 'read' | 'keep' }
type PapersProps = { documents: readonly StatementDocument[]; isRequesting: boolean }

/** The documents before the signature: each is fetched when it is asked for, and then read or kept. */
export function Papers({ documents, isRequesting }: PapersProps) {
  const signing = useActor('signing')
  const opened = useView('signing', seen)
  const fetched = useView('signing', opening)
  const failure = useView('signing', errorText)
  const come = useView('signing', receivedIn)
  const received = useReceived('signing')
  const onPaper = useOnPaper()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (next: Asked) => {
    if (fetched !== null || isRequesting) return
    setAsked(next)
    signing.send({ type: 'document.opened', document: next.id })
    if (next.to === 'keep') onPaper(next.id, (file) => saveFile(file, file.name))
  }
  const isThere = asked !== null && asked.to === 'read' && fetched === null && failure === null
  const file = isThere ? received() : null
  const see = (document: string) => signing.send({ type: 'document.seen', document })
  const blocked = useOperatorReason('подписывать нельзя')
  return (
    <>
      <DocumentsToSign
        documents={documents.map(({ name, title, isRequired }) => ({
          id: name,
          title,
          isOpened: opened.includes(name),
          isReceived: come.includes(name),
          isOptional: !isRequired,
          isOpening: fetched === name,
          failure: asked?.id === name && fetched === null ? (failure ?? undefined) : undefined,
        }))}
        onOpen={(id) => ask({ id, to: 'read' })}
        onKeep={(id) => ask({ id, to: 'keep' })}
        onAcknowledge={see}
        onSign={() => {
          setAsked(null)
          signing.send({ type: 'code.requested' })
        }}
        busy={isRequesting}
        blocked={blocked}
      />
      {asked === null && <FailureLine reason={failure ?? undefined} />}
      {file && (
        <PaperView
          title={documents.find(({ name }) => name === asked?.id)?.title ?? file.name}
          file={file}
          onOpened={() => asked && see(asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
