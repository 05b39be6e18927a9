import { assign, setup } from 'xstate'
import { withPicture, type Me, type MePatch } from '#domain/account.ts'
import type { Fault } from '#domain/faults.ts'
import { pageActors } from '../kit/page.ts'
import { port } from '../kit/port.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Sent } from './contract.ts'

export const profileEditorSetup = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: {
    ...pageActors,
    saveMe: port<Me, { changed: MePatch | null }>('saveMe'),
    preparePicture: port<File, { picture: File | null }>('preparePicture'),
    uploadPicture: port<{ fileId: string }, { picture: File | null; userId: string }>('uploadPicture'),
    removeFile: port<void, { fileId: string | null }>('removeFile'),
    sendLetter: port<Sent>('sendLetter'),
  },
  guards: {
    isYetToUpload: ({ context }) => context.picture !== null,
    isNothingUnneeded: ({ context }) => context.unneeded === null,
    isConfirmedAlready: (_, { sent }: { sent: Sent }) => sent.kind === 'alreadyConfirmed',
  },
  actions: {
    keepChanged: assign((_, { changed }: { changed: MePatch }) => ({ changed })),
    forgetChanged: assign({ changed: null }),
    keepChosen: assign((_, { picture, me, userId }: { picture: File; me: MePatch; userId: string }) => ({
      picture,
      userId,
      changed: me,
      unneeded: null,
    })),
    keepRemoval: assign((_, { me }: { me: MePatch }) => ({
      picture: null,
      changed: withPicture(me, null),
      unneeded: me.avatarId,
    })),
    keepPrepared: assign((_, { picture }: { picture: File }) => ({ picture })),
    keepUploaded: assign(({ context: { changed } }, { fileId }: { fileId: string }) => ({
      picture: null,
      changed: changed && withPicture(changed, fileId),
      unneeded: changed?.avatarId ?? null,
    })),
    keepUnsaved: assign(({ context: { picture, changed } }) => ({
      unneeded: picture === null ? (changed?.avatarId ?? null) : null,
    })),
    forgetPicture: assign({ picture: null, changed: null, unneeded: null, userId: '' }),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    forgetFault: assign({ fault: null }),
    keepAddress: assign((_, { address }: { address: string }) => ({ address })),
    keepLetterFault: assign((_, { fault }: { fault: Fault }) => ({ letterFault: fault })),
    forgetLetterFault: assign({ letterFault: null }),
    tellChanged: tell('client', 'person.changed'),
    tellOutdated: tell('client', 'person.outdated'),
    tellNotice: tell('notices', 'notice.raised'),
  },
})
