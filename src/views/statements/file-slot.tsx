import { css } from '@emotion/react'
import { useId, useRef, type ChangeEvent } from 'react'
import { counted } from '#domain/plural.ts'
import { Button } from '#ui/button.tsx'
import { FailureLine } from '#ui/failure-line.tsx'
import { ErrorLine } from '#ui/field.tsx'
import { stack } from '#ui/layout.ts'
import { FileLine, type SlotFile } from './file-line.tsx'
import { useIncomingFiles } from './use-incoming-files.ts'

const slot = css`${stack(8)} h3 { font-size: var(--type-16); &:focus { outline: none; } }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const optionalMark = css`color: var(--ink-soft); font-weight: 400;`
const place = css`
  ${stack(8)} padding: 16px; border: 1px dashed var(--line-strong); border-radius: var(--card-radius); background: var(--surface);
  &[data-over] { border-style: solid; border-color: var(--deep); background: var(--mist); }
`
const ways = css`display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;`
/* A camera is at hand, and nothing can be dragged. */
const camera = css`@media not ((hover: none) and (pointer: coarse)) { display: none; }`
const withMouse = css`color: var(--ink-soft); font-size: var(--type-14); @media (hover: none) { display: none; }`

export type FileSlotProps = {
  /** By what a summary of errors finds it. */
  name: string
  title: string
  optional?: boolean | undefined
  /** `PDF до 20 МБ, JPEG или PNG до 10 МБ`. */
  allowed: string
  /** Types and extensions for the browser's chooser. */
  accept: string
  mostCount: number | null
  files: readonly SlotFile[]
  /** What is wrong with the place as a whole. */
  fault?: string | undefined
  /** Which of the files that were chosen have not been taken, and why. */
  untaken?: string | undefined
  /** Why nothing can be attached or taken away. */
  blocked?: string | undefined
  onChoose: (files: readonly File[]) => void
  onCancel: (id: string) => void
  onRetry: (id: string) => void
  onReplace: (id: string, file: File) => void
  onRemove: (id: string) => void
}

/** A place for files of one kind: what may be attached is said before; they are chosen, dropped, pasted or photographed. */
export function FileSlot(props: FileSlotProps) {
  const { name, title, optional, allowed, accept, mostCount, files, fault, untaken, blocked } = props
  const { onChoose, onCancel, onRetry, onReplace, onRemove } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const other = useRef<HTMLInputElement>(null)
  const replaced = useRef<string | null>(null)
  const isFull = mostCount !== null && files.length >= mostCount

  const receive = (chosen: readonly File[]) => {
    if (blocked === undefined && chosen.length > 0) onChoose(chosen)
  }
  const incoming = useIncomingFiles(area, receive)
  /** The same file may be chosen again. */
  const chosenIn = ({ currentTarget }: ChangeEvent<HTMLInputElement>): readonly File[] => {
    const chosen = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    return chosen
  }
  const replace = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = chosenIn(event)
    if (file && replaced.current !== null) onReplace(replaced.current, file)
  }
  /** The button that was pressed goes with its file. */
  const leaving = (act: (file: string) => void, file: string) => () => {
    heading.current?.focus()
    act(file)
  }
  const { isOver, ...drop } = incoming
  const open = (input: HTMLInputElement | null) => {
    if (blocked === undefined) input?.click()
  }
  return (
    <section css={slot} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
        {optional && <span css={optionalMark}> — необязательно</span>}
      </h3>
      <p css={soft} id={`${id}-allowed`}>
        {allowed}
        {mostCount !== null && `\u00A0· не больше ${counted(mostCount, 'файла', 'файлов', 'файлов')}`}
      </p>
      <div css={place} ref={area} data-over={(isOver && !isFull && blocked === undefined) || undefined} {...drop}>
        {files.length > 0 && (
          <ul role="list">
            {files.map((file) => (
              <FileLine
                key={file.id}
                file={file}
                blocked={blocked}
                onCancel={leaving(onCancel, file.id)}
                onRetry={() => onRetry(file.id)}
                onReplace={() => {
                  replaced.current = file.id
                  other.current?.click()
                }}
                onRemove={leaving(onRemove, file.id)}
              />
            ))}
          </ul>
        )}
        {!isFull && (
          <div css={ways} data-print="no">
            <Button
              kind="secondary"
              name={name}
              blocked={blocked}
              aria-label={`${files.length > 0 ? 'Добавить ещё файл' : 'Выбрать файл'}: ${title}`}
              aria-describedby={`${id}-fault ${id}-allowed`}
              onClick={() => open(chooser.current)}
            >
              {files.length > 0 ? 'Добавить ещё' : 'Выбрать файл'}
            </Button>
            <Button
              css={camera}
              kind="secondary"
              blocked={blocked}
              aria-label={`Сфотографировать: ${title}`}
              onClick={() => open(photo.current)}
            >
              Сфотографировать
            </Button>
            <p css={withMouse}>Можно перетащить сюда или вставить из буфера обмена</p>
          </div>
        )}
      </div>
      <ErrorLine id={`${id}-fault`} error={fault} />
      <FailureLine reason={untaken} />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        multiple={mostCount === null || mostCount - files.length > 1}
        onChange={(event) => receive(chosenIn(event))}
      />
      <input
        ref={photo}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => receive(chosenIn(event))}
      />
      <input ref={other} type="file" hidden accept={accept} onChange={replace} />
    </section>
  )
}
