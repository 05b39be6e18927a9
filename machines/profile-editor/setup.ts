import { assign, setup } from 'xstate'
import type { Me, MePatch } from '#domain/account.ts'
import { withPicture } from '#domain/with-picture.ts'
import type { Fault } from '#domain/faults.ts'
import { effect } from '../kit/effect.ts'
import { pageActors } from '../kit/page.ts'
import { port } from '../kit/port.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Sent } from './contract.ts'

export const profileEditorSetup = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: {
    ...pageActors,
    saveMe: port<Me, { changed: MePatch | null }>('saveMe'),
    preparePicture: port<void>('preparePicture'),
    uploadPicture: port<{ fileId: string }, { userId: string }>('uploadPicture'),
    removeFile: port<void, { fileId: string | null }>('removeFile'),
    sendLetter: port<Sent>('sendLetter'),
  },
  guards: {
    isNothingUnneeded: ({ context }) => context.unneeded === null,
    isConfirmedAlready: (_, { sent }: { sent: Sent }) => sent.kind === 'alreadyConfirmed',
  },
  actions: {
    keepChanged: assign((_, { changed }: { changed: MePatch }) => ({ changed })),
    forgetChanged: assign({ changed: null }),
    holdPicture: effect<{ picture: File }>('holdPicture'),
    releasePicture: effect('releasePicture'),
    keepOwner: assign((_, { me, userId }: { me: MePatch; userId: string }) => ({ userId, changed: me })),
    keepRemoval: assign((_, { me }: { me: MePatch }) => ({ changed: withPicture(me, null), unneeded: me.avatarId })),
    keepUploaded: assign(({ context: { changed } }, { fileId }: { fileId: string }) => ({
      changed: changed && withPicture(changed, fileId),
      unneeded: changed?.avatarId ?? null,
    })),
    keepUnsaved: assign(({ context: { changed } }) => ({ unneeded: changed?.avatarId ?? null })),
    forgetPicture: assign({ changed: null, unneeded: null, userId: '' }),
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
