const name = 'session'
const signedOut = 'signedOut'

/** A word between the tabs of a browser that needs no storage. It holds no token: nobody can sign in by listening. */
export type TabChannel = {
  /** Only while this tab listens itself; it does not hear its own word. */
  tellSignedOut: () => void
  /** Returns how to stop listening. */
  onSignedOut: (heard: () => void) => () => void
}

/** A browser that has no channels or forbids them leaves the tabs to the storage event alone. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

export function createTabChannel(): TabChannel {
  let channel: BroadcastChannel | null = null
  return {
    tellSignedOut: () => channel?.postMessage(signedOut),
    onSignedOut: (heard) => {
      const opened = openChannel()
      channel = opened
      opened?.addEventListener('message', ({ data }: MessageEvent) => {
        if (data === signedOut) heard()
      })
      return () => opened?.close()
    },
  }
}
