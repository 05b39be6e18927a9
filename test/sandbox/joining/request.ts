import type { KppOnlineDraft, KppOnlineRequest } from '#domain/joining-request.ts'
import { refuse } from '../refusals.ts'
import { faultsOf, tooLong } from '../statements/judge.ts'
import type { Client } from '../state.ts'
import { keep, missingFiles } from '../uploads.ts'
import type { World } from '../world.ts'
import { beginJoining } from './begin.ts'
import { beginCheck, settleCheck } from './files-check.ts'

type Fields = Record<string, string[]>
type Payload = KppOnlineRequest['payload']

const form = 'KppOnline'
const order = [1, 2, 3, 'FilesCheck', 4]
const rankOf = (step: KppOnlineRequest['currentStep']) => order.indexOf(step)

const isDraft = ({ currentStep, state }: KppOnlineRequest) =>
  state === 'draft' && rankOf(currentStep) < rankOf('FilesCheck')

/** A request that was never sent is not kept beyond its day. */
function settleExpiry(world: World, client: Client): void {
  const { joining } = client
  if (!joining || !isDraft(joining) || !joining.expireDate || joining.expireDate >= world.clock.today()) return
  world.store.change(() => {
    client.joining = null
  })
}

/** The client's request by its id, as it stands by now. */
export function joiningOf(world: World, client: Client, id?: string): KppOnlineRequest {
  settleCheck(world, client)
  settleExpiry(world, client)
  const { joining } = client
  return joining === null || (id !== undefined && id !== joining.kppOnlineRequestId) ? refuse('NotFound') : joining
}

const documentsIn = ({ step_3 }: Payload) => step_3?.documents ?? []

function shareFaults({ step_3 }: Payload): Fields {
  const shares = step_3?.assignees?.map(({ share }) => share ?? 0) ?? []
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.length > 0 && sum !== 100 ? { assignees: ['Доли должны составить 100 %'] } : {}
}

/** What is missing from the steps with these numbers, by the paths of their rules. */
export function stepFaults(world: World, payload: Payload, steps: readonly number[]): Fields {
  const judged = ([1, 2, 3] as const)
    .filter((step) => steps.includes(step))
    .map((step) =>
      faultsOf(form, {
        values: payload[`step_${step}`] ?? {},
        documents: documentsIn(payload),
        today: world.clock.today(),
        steps: [`step_${step}`],
      }),
    )
  return Object.assign({}, ...judged, steps.includes(3) ? shareFaults(payload) : {}) as Fields
}

function refuseDisorder(joining: KppOnlineRequest, to: number): void {
  const at = rankOf(joining.currentStep)
  const isClosed = at === rankOf(4) || to === rankOf(4) || joining.filesCheck?.state === 'Checking'
  if (to < 0 || isClosed || to < at || to > at + 1) refuse('StepOutOfOrder')
}

/** Keeps a step (L14). A step that is left is judged by the rules, one that is only put aside may be half-typed. */
export function saveJoining(world: World, client: Client, body: KppOnlineDraft): KppOnlineRequest {
  if (body.kppOnlineRequestId === null) return beginJoining(world, client, body)
  const joining = joiningOf(world, client, body.kppOnlineRequestId)
  const { currentStep, companyCode, payload, idempotencyKey } = body
  const [at, to] = [rankOf(joining.currentStep), rankOf(currentStep)]
  refuseDisorder(joining, to)
  const isChecked = currentStep === 'FilesCheck'
  const left = to > at ? [at + 1] : isChecked ? [3] : []
  const documents = documentsIn(payload)
  const contacts = payload.step_2?.contactInfo
  const fields: Fields = {
    ...tooLong(form, payload.step_2 ?? {}),
    ...stepFaults(world, payload, left),
    ...missingFiles(world, client, documents),
    ...(companyCode === joining.companyCode ? {} : { companyCode: ['Неизвестная компания'] }),
    ...(contacts && contacts.phoneNumber !== client.me.phoneNumber
      ? { 'contactInfo.phoneNumber': ['Номер меняется в личном кабинете'] }
      : {}),
  }
  if (Object.keys(fields).length > 0) refuse('ValidationError', { fields })
  keep(world, client, documents)
  const email = joining.payload.step_2?.contactInfo.email
  world.store.change(() => {
    Object.assign(joining, {
      currentStep,
      payload: { ...payload, step_3: to >= rankOf(3) ? payload.step_3 : null },
      idempotencyKey,
      emailConfirmed: joining.emailConfirmed === true && contacts?.email === email,
      ...(isChecked ? { state: 'filesCheck', filesCheck: beginCheck(world, documents, joining.filesCheck) } : {}),
    })
  })
  return joining
}
