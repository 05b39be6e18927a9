import { content } from '#api/tables/content.ts'
import { joining } from '#api/tables/joining.ts'
import { statements } from '#api/tables/statements.ts'
import type { LiteSection } from '#domain/content.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { Invitation } from '#machines/joining-wizard/contract.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { expected } from '../kit/expected.ts'
import { openLocation } from '../kit/open-location.ts'
import { isSignedInAsClient, type System } from '../kit/signed-in-user.ts'

const holdingIn = (system: System) => openLocation(system)?.params['holding'] ?? null

type Found = { section: LiteSection | null }

/** A holding invites online where its section says that the page exists. */
const invitationOf = ({ section }: Found): Invitation | null =>
  section?.joiningPage?.exists && section.companyCode
    ? { title: section.title, holdingName: section.holdingName, companyCode: section.companyCode }
    : null

/** The programme of a holding for one who has no request yet, and the request that is begun by it (C3, L14). */
export function joiningInvitation({ client }: Dependencies) {
  const { liteSection } = client({ liteSection: content.liteSection })
  const { save } = client({ save: joining.save })
  const { joiningRequest } = client({ joiningRequest: statements.joiningRequest })
  /** An attempt is known to the services by its key, however often it is made, until it has been answered. */
  const keys = new Map<string, string>()

  async function begin(invitation: Invitation, clientId: string, signal: AbortSignal): Promise<KppOnlineRequest> {
    const { holdingName, companyCode } = invitation
    const attempt = `${clientId} ${companyCode}`
    const idempotencyKey = keys.get(attempt) ?? crypto.randomUUID()
    keys.set(attempt, idempotencyKey)
    // It may have been begun in another tab, or on another device.
    const begun = await joiningRequest({ query: {} }, { signal })
    const payload = { step_1: { holdingName }, step_2: null, step_3: null }
    // The save is not given up with the page: what has been sent may have been done.
    const request =
      begun ??
      (await save({ body: { kppOnlineRequestId: null, currentStep: 1, companyCode, payload, idempotencyKey } }))
    keys.delete(attempt)
    return request
  }

  async function find(system: System, signal: AbortSignal): Promise<Invitation | null> {
    const id = holdingIn(system)
    if (id === null || isSignedInAsClient(system)) return null
    const asked = liteSection({ params: { id }, query: {} }, { signal }).then((section): Found => ({ section }))
    return invitationOf(await expected(asked, ({ status }) => (status === 404 ? { section: null } : null)))
  }

  return { find, begin }
}
