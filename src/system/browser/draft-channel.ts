import * as z from 'zod/mini'
import type { DraftVersion, StatementKind } from '#domain/statement-draft.ts'

const name = 'drafts'
const Saved = z.object({ kind: z.string(), version: z.nullable(z.union([z.number(), z.string()])) })

/** A browser that has no channels or forbids them leaves each tab to what the services answer. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** A word between the tabs of a browser about the drafts of one kind: which version the services have by now. Nothing of what was typed goes by it. */
export function createDraftChannel(kind: StatementKind) {
  let channel: BroadcastChannel | null = null
  return {
    /** Only while this tab listens itself; it does not hear its own word. */
    tellSaved: (version: DraftVersion): void => channel?.postMessage({ kind, version }),
    /** Returns how to stop listening. An open channel would keep the page out of the browser's memory, so a page that is left closes it. */
    onSaved: (heard: (version: DraftVersion) => void): (() => void) => {
      const open = () => {
        channel ??= openChannel()
        channel?.addEventListener('message', ({ data }: MessageEvent) => {
          const { success, data: saved } = z.safeParse(Saved, data)
          if (success && saved.kind === kind) heard(saved.version)
        })
      }
      const close = () => {
        channel?.close()
        channel = null
      }
      const reopen = ({ persisted }: PageTransitionEvent) => {
        if (persisted) open()
      }
      open()
      window.addEventListener('pagehide', close)
      window.addEventListener('pageshow', reopen)
      return () => {
        close()
        window.removeEventListener('pagehide', close)
        window.removeEventListener('pageshow', reopen)
      }
    },
  }
}
