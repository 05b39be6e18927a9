import type { RedemptionDraft } from '#domain/redemption-statements.ts'
import { tables } from '#api/tables/all.ts'
import { phones, type Caller } from './sandbox-caller.ts'
import { jpegFile, wholeRedemption } from './statement-samples.ts'

const { account, files, redemption, signing } = tables

/** Sends a file and waits until it has been checked; how a statement names it. */
export async function attach(caller: Caller, token: string, fileType: string, file: File = jpegFile()) {
  const { userId } = await caller.read(account.authorize, { token })
  const meta = { fileType, statementId: null, statementType: null, title: 'Скан' }
  const { id, fileName, size, contentType } = await caller.read(files.upload, {
    token,
    query: { userId },
    body: { file, meta },
  })
  caller.advance(5)
  return { fileId: id, fileName, fileType, size, contentType }
}

/** A redemption of the client with nothing filed, saved and ready to be signed. */
export async function openRedemption(caller: Caller, own: Partial<RedemptionDraft> = {}) {
  const token = await caller.tokenOf(phones.petr)
  const documents = [
    await attach(caller, token, 'PassportMain'),
    await attach(caller, token, 'PassportRegistration'),
    ...(own.documents ?? []),
  ]
  const body = { ...wholeRedemption('whole'), ...own, documents }
  const saved = await caller.read(redemption.save, { token, body })
  return { token, body, saved, statementId: saved.statementId }
}

/** Asks for the code of a statement and signs with it. */
export async function signStatement(caller: Caller, token: string, phone: string, statementId: string) {
  const { confirmationToken } = await caller.read(signing.requestCode, {
    token,
    query: { statementId, confirmationType: 'Sms' },
  })
  const query = { confirmationToken, confirmationCode: caller.codeFor(phone) }
  return caller.read(signing.confirm, { token, params: { token: confirmationToken }, query })
}

/** The same, filed. */
export async function fileRedemption(caller: Caller, own: Partial<RedemptionDraft> = {}) {
  const opened = await openRedemption(caller, own)
  return { ...opened, registered: await signStatement(caller, opened.token, phones.petr, opened.statementId) }
}
