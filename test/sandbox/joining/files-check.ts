import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { FileRef } from '#domain/statement-parts.ts'
import { second, toMoment } from '../clock.ts'
import type { Client } from '../state.ts'
import { blurredMark, hasVirus, uploadOf } from '../uploads.ts'
import type { World } from '../world.ts'

type FilesCheck = NonNullable<KppOnlineRequest['filesCheck']>
type Checked = FilesCheck['files'][number]

const takes = 45 * second
const reasons = {
  blurred: 'Фото нечёткое, не читается номер',
  infected: 'В файле найден вирус',
  gone: 'Файл не сохранился, приложите его ещё раз',
}

function verdict(world: World, client: Client, file: Checked): Checked {
  if (file.state !== 'Checking') return file
  const upload = uploadOf(world, client, file.fileId)
  const content = upload && Buffer.from(upload.content, 'base64')
  const reason =
    content === null
      ? reasons.gone
      : hasVirus(content)
        ? reasons.infected
        : content.includes(blurredMark)
          ? reasons.blurred
          : null
  return { ...file, state: reason === null ? 'Accepted' : 'Rejected', reason }
}

/** Begins the check of the files; one that has been accepted before is not looked at again. */
export function beginCheck(world: World, files: readonly FileRef[], before: FilesCheck | null | undefined): FilesCheck {
  const accepted = before?.files.filter(({ state }) => state === 'Accepted').map(({ fileId }) => fileId) ?? []
  return {
    state: 'Checking',
    startedDate: toMoment(world.clock.now()),
    files: files.map(({ fileId, fileType }) => ({
      fileId,
      fileType,
      state: accepted.includes(fileId) ? 'Accepted' : 'Checking',
      reason: null,
    })),
  }
}

/** What all verdicts together mean for the request: it goes on once every file has been accepted. */
export function conclude(joining: KppOnlineRequest): void {
  const check = joining.filesCheck
  if (!check || joining.currentStep !== 'FilesCheck') return
  const states = check.files.map(({ state }) => state)
  if (states.includes('Checking')) return
  check.state = states.includes('Rejected') ? 'Rejected' : 'Accepted'
  if (check.state === 'Accepted') Object.assign(joining, { currentStep: 4, state: 'accepted' })
}

/** Lets the check come to its end, if its time is over. */
export function settleCheck(world: World, client: Client): void {
  const { joining } = client
  const check = joining?.filesCheck
  if (!joining || check?.state !== 'Checking') return
  if (world.clock.now() < Date.parse(check.startedDate ?? '') + takes) return
  world.store.change(() => {
    check.files = check.files.map((file) => verdict(world, client, file))
    conclude(joining)
  })
}
