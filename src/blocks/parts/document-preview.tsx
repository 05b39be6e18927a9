import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as messages from '#domain/messages.ts'
import type { WantedFile } from '#domain/tasks.ts'
import { saveFile } from '#system/react/browser.ts'
import { useTask } from '#system/react/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DocumentView, fetchPdfReader, type Unshown } from '#ui/document-view.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { bytesText } from './task-progress.tsx'

const room = css`display: flex; flex: 1; flex-direction: column; min-height: 0;`
const waiting = css`display: grid; gap: 8px; justify-items: start; width: min(100%, 28rem); margin: auto; padding: 24px; > div { width: 100%; }`
const failed = css`margin: auto; padding: 24px;`
const unread = css`display: grid; gap: 16px; max-width: 32rem;`
const saving = css`min-height: 2.75rem;`

const reasons: Record<Unshown, { title: string; text: string }> = {
  broken: { title: 'Документ не открывается', text: messages.documentBroken },
  protected: { title: 'Документ под паролем', text: messages.documentProtected },
  unknown: { title: 'Такой файл здесь не открыть', text: messages.documentUnknown },
  lost: { title: 'Документ не открылся', text: messages.documentViewLost },
}

type DocumentPreviewProps = { title: string; file: WantedFile; onClose: () => void }

/** A file of the account, read over the page; whoever opens it asks for it. What was received is let go of with it. */
export function DocumentPreview({ title, file, onClose }: DocumentPreviewProps) {
  const task = useTask({ kind: 'reading', file })
  const { status, progress, errorText, file: received } = task
  const inside = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(() => task.cancel?.())
  useEffect(() => {
    fetchPdfReader()
    return () => leave()
  }, [])
  useEffect(() => {
    // The button that was pressed may have gone with what it stood in.
    if (document.activeElement === document.body) inside.current?.closest('dialog')?.querySelector('h2')?.focus()
  }, [status])
  const save = received && (
    <Button
      css={saving}
      kind="secondary"
      size="small"
      onClick={() => saveFile(received, received.name || file.fileName)}
    >
      Скачать
    </Button>
  )
  return (
    <Dialog title={title} whole onClose={onClose}>
      <div css={room} ref={inside}>
        {received ? (
          <DocumentView
            file={received}
            name={title}
            tools={save}
            unshown={(why, retry) => (
              <div css={unread} role="alert">
                <Notice tone="warn" title={reasons[why].title}>
                  <p>{reasons[why].text}</p>
                </Notice>
                {retry && (
                  <Button kind="secondary" onClick={retry}>
                    Повторить
                  </Button>
                )}
                {save}
              </div>
            )}
          />
        ) : status === 'failed' || status === null ? (
          <FailedState css={failed} title="Документ не загрузился" onRetry={task.ask}>
            {errorText ?? messages.documentViewLost}
          </FailedState>
        ) : (
          <div css={waiting} aria-busy="true">
            <ProgressBar
              label="Загружается"
              value={progress?.total == null ? undefined : progress.loaded}
              max={progress?.total ?? undefined}
              text={bytesText(progress)}
            />
            <Button kind="link" onClick={onClose}>
              Отменить
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
