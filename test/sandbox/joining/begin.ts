import type { KppOnlineDraft, KppOnlineRequest } from '#domain/joining-request.ts'
import { liteSections } from '../content/lite-section.ts'
import { refuse } from '../refusals.ts'
import { newRequest } from '../seed/joining.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'

const numberOf = ({ joining }: Client) => Number(joining?.kppOnlineRequestId.replace(/\D/g, '') ?? 0)

/** Begins a request of whoever joins online and has none (L14 without a number): the programme is that of the company. */
export function beginJoining(
  world: World,
  client: Client,
  { companyCode, currentStep, payload, idempotencyKey }: KppOnlineDraft,
): KppOnlineRequest {
  if (client.userType !== 'OnlineClientProfile') refuse('AccessDenied')
  if (client.joining) refuse('StatementExists')
  if (currentStep !== 1) refuse('StepOutOfOrder')
  const section = [...liteSections.values()].find((one) => one.companyCode === companyCode)
  if (!section?.joiningPage.exists || section.holdingName !== payload.step_1.holdingName)
    refuse('ValidationError', { fields: { companyCode: ['Неизвестная компания'] } })
  const { firstName, lastName, middleName, phoneNumber } = client.me
  const person = { firstName: firstName ?? '', lastName: lastName ?? '', middleName: middleName ?? '', phoneNumber }
  const id = `kpp-${Math.max(100, ...world.store.state.clients.map(numberOf)) + 1}`
  const begun = newRequest(id, world.clock.today(), person, { currentStep: 1, companyCode, idempotencyKey })
  world.store.change(() => {
    client.joining = { ...begun, payload: { ...begun.payload, step_1: payload.step_1 } }
  })
  return client.joining ?? begun
}
