import { tables } from '#api/tables/all.ts'
import type { Handle } from '../handle.ts'
import { joiningRecord } from '../joining/record.ts'
import { refuse } from '../refusals.ts'
import { gapsOf } from '../statements/gaps.ts'
import { isUnsigned } from '../statements/record.ts'
import { recordOf } from '../statements/shelf.ts'
import { sendSigningCode, signByCode } from '../statements/sign.ts'
import type { World } from '../world.ts'

const { signing } = tables

/** Signing of a statement by a code (1.12): nothing is sent for one that could not be filed as it is. */
export const signingHandlers = (handle: Handle, world: World) => [
  handle(
    signing.requestCode,
    ({ client, query: { statementId } }) => {
      const record = joiningRecord(world, client, statementId) ?? recordOf(world, client, statementId)
      if (!isUnsigned(record)) refuse('AlreadyConfirmed')
      const gaps = gapsOf(world, client, record)
      if (Object.keys(gaps).length > 0) refuse('StatementIncomplete', { fields: gaps })
      return sendSigningCode(world, client, record)
    },
    { consent: true },
  ),
  handle(
    signing.confirm,
    ({ client, params, query: { confirmationCode } }) => signByCode(world, client, params.token, confirmationCode),
    { consent: true },
  ),
]
