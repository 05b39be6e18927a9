import { auth } from '#api/tables/auth.ts'
import { consent } from '#api/tables/consent.ts'
import { isFilingSubject, type AccountSubject, type CodeSubject } from '#domain/signing.ts'
import { authFrom } from './auth-from.ts'
import { filledCodeEntry } from './code-entry.ts'
import type { Codes } from './codes.ts'
import type { Dependencies } from './dependencies.ts'
import { codeSender, sending } from './send-code.ts'

const isOfAccount = (subject: CodeSubject): subject is AccountSubject => !isFilingSubject(subject)

/** Codes of what the account asks a code for: a sign-in, the binding of a number, a consent. */
function accountCodes(dependencies: Dependencies): Codes<AccountSubject> {
  const entry = dependencies.client(auth)
  const signing = dependencies.client(consent)
  const send = codeSender(dependencies)
  return {
    isFor: isOfAccount,
    send: (subject, signal) =>
      sending(
        subject,
        send(subject, signal).then((ticket) => ({ ticket })),
      ),
    confirm: async (subject, { confirmationToken: token }, code, signal) => {
      switch (subject.kind) {
        case 'signIn': {
          const answer = await entry.confirmSms(
            { params: { token }, query: { confirmationCode: code }, body: {} },
            { signal },
          )
          return { kind: 'auth', auth: authFrom(answer) }
        }
        case 'signUp': {
          const query = {
            confirmationCode: code,
            esiaConfirmationToken: subject.esiaToken,
            ...(subject.joiningId === null ? {} : { kppOnlineRequestId: subject.joiningId }),
          }
          return {
            kind: 'auth',
            auth: authFrom(await entry.confirmRegistration({ params: { token }, query, body: {} }, { signal })),
          }
        }
        case 'consent':
          await signing.confirm({ params: { id: token }, query: { confirmationCode: code }, body: {} }, { signal })
          return { kind: 'signed' }
      }
    },
  }
}

/** The code step of the entry and of the consent. */
export const accountCodeEntry = (dependencies: Dependencies) => filledCodeEntry(accountCodes(dependencies))
