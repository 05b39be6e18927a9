import { aboutKind, fileKinds } from '#domain/file-kinds.ts'
import { allowedFiles, fileLimits, type FileLimits } from '#domain/judge-file.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import type { StatementFile } from '#domain/statement-files.ts'
import { progress } from '#machines/upload/selectors.ts'
import { holdChosen, releaseChosen, uploadOf, useUploads, type FilesHome } from '#system/react/use-uploads.ts'
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

/** The place for the files of one kind: what is attached goes on whatever step is shown. */
export function DocumentPlace(props: DocumentPlaceProps) {
  const { home, files, blocked, fileType, title, optional, mostCount, limits, refusals } = props
  const own = files.filter((file) => file.fileType === fileType)
  const uploads = useUploads(
    home,
    own.map(({ id }) => id),
  )
  const allowed = fileLimits(limits, fileType)

  const attach = (file: File) => {
    const id = holdChosen(file)
    home.send({
      type: 'file.attached',
      file: { id, slot: fileType, name: file.name, size: file.size, limits: allowed },
      contentType: file.type,
    })
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
      allowed={allowedFiles(limits, fileType)}
      accept={acceptOf(allowed)}
      blocked={blocked}
      files={own.map(({ id, fileId, fileName, size }, index) => {
        const upload = uploads[index]
        const refusal = fileId === null ? undefined : refusals?.get(fileId)
        if (refusal !== undefined)
          return { id, name: fileName, size, state: { kind: 'refused', reason: refusal, canRetry: false } }
        return { id, name: fileName, size, state: upload ? progress(upload) : { kind: 'accepted' } }
      })}
      onChoose={(chosen) => chosen.slice(0, (mostCount ?? Infinity) - own.length).forEach(attach)}
      onCancel={remove}
      onRetry={(id) => uploadOf(home, id)?.send({ type: 'file.retried' })}
      onReplace={(id, file) => {
        remove(id)
        attach(file)
      }}
      onRemove={remove}
    />
  )
}
