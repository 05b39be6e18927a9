import { css } from '@emotion/react'
import { saveFile } from '#system/react/browser.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DocumentView } from '#ui/document-view.tsx'
import { TextPaper } from './text-paper.tsx'
import { FailedState } from '#ui/failed-state.tsx'

const room = css`display: flex; flex: 1; flex-direction: column; min-height: 0;`
const saving = css`min-height: 2.75rem;`

type PaperViewProps = {
  title: string
  file: File
  /** It has been drawn; of what has yet to be signed. */
  onOpened?: (() => void) | undefined
  onClose: () => void
}

/** A document that is to be signed, or was, read over the page. */
export function PaperView({ title, file, onOpened, onClose }: PaperViewProps) {
  const save = (
    <Button css={saving} kind="secondary" size="small" onClick={() => saveFile(file, file.name)}>
      Скачать
    </Button>
  )
  return (
    <Dialog title={title} whole onClose={onClose}>
      <div css={room}>
        {file.type === 'text/html' ? (
          <TextPaper file={file} title={title} tools={save} onOpened={onOpened} />
        ) : (
          <DocumentView
            file={file}
            name={title}
            tools={save}
            onOpened={onOpened}
            unshown={(_, retry) => (
              <>
                <FailedState title="Документ здесь не открылся" onRetry={retry}>
                  {onOpened
                    ? 'Скачайте его, прочитайте в файле и отметьте это в списке документов.'
                    : 'Скачайте его и прочитайте в файле.'}
                </FailedState>
                {save}
              </>
            )}
          />
        )}
      </div>
    </Dialog>
  )
}
