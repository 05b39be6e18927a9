import { useState } from 'react'
import { aboutKind, fileKinds } from '#domain/file-kinds.ts'
import { allowedFiles, fileLimits, type FileLimits } from '#domain/judge-file.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import type { StatementFile } from '#domain/statement-files.ts'
import { counted } from '#domain/plural.ts'
import { progress } from '#machines/upload/selectors.ts'
import {
  chosenFile,
  holdChosen,
  releaseChosen,
  uploadOf,
  useUploads,
  type FilesHome,
} from '#system/react/use-uploads.ts'
import { faultOfSame } from './same-file.ts'
import { StepFileSlot } from './step-file-slot.tsx'

export type DocumentPlaceProps = {
  /** Whose the files are. */
  home: FilesHome
  /** All that it has, of every kind. */
  files: readonly StatementFile[]
  /** Why nothing can be attached or taken away. */
  blocked: string | undefined
  /** The kind of document by the rules. */
  fileType: string
  title: string
  optional: boolean
  mostCount: number | null
  limits: MetaInformation['FileUploadLimits']
  /** Why files that were sent are not accepted, by what the services call them. */
  refusals?: ReadonlyMap<string, string> | undefined
}

/** For the browser's chooser: some systems know an extension where they know no type. */
const acceptOf = (allowed: FileLimits): string =>
  fileKinds
    .filter((kind) => allowed[kind] !== undefined)
    .map(aboutKind)
    .flatMap(({ contentType, extensions }) => [contentType, ...extensions.map((one) => `.${one}`)])
    .join()

/** Of an earlier visit: it was on its way when the page ended. */
const lost = { kind: 'refused', reason: 'Файл не дошёл до фонда. Приложите его ещё раз', canRetry: false } as const

/** The place for the files of one kind: what is attached goes on whatever step is shown. */
export function DocumentPlace(props: DocumentPlaceProps) {
  const { home, files, blocked, fileType, title, optional, mostCount, limits, refusals } = props
  const own = files.filter((file) => file.fileType === fileType)
  const uploads = useUploads(
    home,
    own.map(({ id }) => id),
  )
  const allowed = fileLimits(limits, fileType)
  const [untaken, setUntaken] = useState<string | undefined>()

  const attach = (file: File) => {
    const id = holdChosen(file)
    home.send({
      type: 'file.attached',
      file: { id, slot: fileType, name: file.name, size: file.size, limits: allowed },
      contentType: file.type,
    })
  }
  /** Of those that were chosen at once the same ones are left out, and those for which there is no room; both are said. */
  const choose = async (chosen: readonly File[], others: readonly StatementFile[]) => {
    const attached = others
      .filter(({ state }) => state !== 'bad')
      .map(({ id, fileName: name, size }) => ({ name, size, bytes: chosenFile(id) }))
    let room = (mostCount ?? Infinity) - others.length
    const same: string[] = []
    const over: string[] = []
    for (const file of chosen) {
      const fault = await faultOfSame(file, attached)
      if (fault !== null) same.push(fault)
      else if (room-- <= 0) over.push(file.name)
      else {
        attach(file)
        attached.push({ name: file.name, size: file.size, bytes: file })
      }
    }
    const most = `Больше ${counted(mostCount ?? 0, 'файла', 'файлов', 'файлов')} сюда не приложить, не взяты: ${over.join(', ')}`
    setUntaken([...same, ...(over.length > 0 ? [most] : [])].join('. ') || undefined)
  }
  const remove = (id: string) => {
    const upload = uploadOf(home, id)
    const now = uploads[own.findIndex((file) => file.id === id)]
    releaseChosen(id)
    if (!upload) home.send({ type: 'file.detached', id })
    else upload.send({ type: now && progress(now).kind === 'accepted' ? 'file.removed' : 'file.cancelled' })
  }
  return (
    <StepFileSlot
      fileType={fileType}
      title={title}
      optional={optional}
      mostCount={mostCount}
      allowed={allowedFiles(allowed)}
      accept={acceptOf(allowed)}
      blocked={blocked}
      files={own.map(({ id, fileId, fileName, size }, index) => {
        const upload = uploads[index]
        const refusal = fileId === null ? undefined : refusals?.get(fileId)
        if (refusal !== undefined)
          return { id, name: fileName, size, state: { kind: 'refused', reason: refusal, canRetry: false } }
        return {
          id,
          name: fileName,
          size,
          state: upload ? progress(upload) : fileId === null ? lost : { kind: 'accepted' },
        }
      })}
      untaken={untaken}
      onChoose={(chosen) => void choose(chosen, own)}
      onCancel={remove}
      onRetry={(id) => uploadOf(home, id)?.send({ type: 'file.retried' })}
      onReplace={(id, file) => {
        remove(id)
        void choose(
          [file],
          own.filter((one) => one.id !== id),
        )
      }}
      onRemove={remove}
    />
  )
}
