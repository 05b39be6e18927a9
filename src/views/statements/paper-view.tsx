import { css } from '@emotion/react'
import { saveFile } from '#system/react/browser.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DocumentView } from '#ui/document-view.tsx'
import { FailedState } from '#ui/failed-state.tsx'

const room = css`display: flex; flex: 1; flex-direction: column; min-height: 0;`
const saving = css`min-height: 2.75rem;`

type PaperViewProps = { title: string; file: File; onClose: () => void }

/** A document that is to be signed, read over the page. */
export function PaperView({ title, file, onClose }: PaperViewProps) {
  const save = (
    <Button css={saving} kind="secondary" size="small" onClick={() => saveFile(file, file.name)}>
      Скачать
    </Button>
  )
  return (
    <Dialog title={title} whole onClose={onClose}>
      <div css={room}>
        <DocumentView
          file={file}
          name={title}
          tools={save}
          unshown={(_, retry) => (
            <>
              <FailedState title="Документ здесь не открылся" onRetry={retry}>
                Скачайте его и прочитайте в файле.
              </FailedState>
              {save}
            </>
          )}
        />
      </div>
    </Dialog>
  )
}
