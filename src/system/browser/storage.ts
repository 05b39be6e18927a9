import type { Guard } from '#domain/guards.ts'

/** A store of the browser that never throws: what cannot be kept there is kept in memory while the page lives. */
export type Store = {
  read: <Value>(key: string, is: Guard<Value>) => Value | null
  /** Whether the value outlives the page. */
  write: (key: string, value: unknown) => boolean
  remove: (key: string) => void
  /** Whether the value that is read stands where the other tabs see it too. */
  isShared: (key: string) => boolean
}

type Kind = 'local' | 'session'

function areaOf(kind: Kind): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

/** Blocked, full or corrupt storage never breaks a page: an unreadable value is removed and counts as absent. */
export function openStore(kind: Kind): Store {
  const area = areaOf(kind)
  const memory = new Map<string, { text: string; over: string | null }>()
  const stored = (key: string) => {
    try {
      return area?.getItem(key) ?? null
    } catch {
      return null
    }
  }
  /** What could only be remembered counts until another tab stores something else under the same key. */
  const get = (key: string) => {
    const text = stored(key)
    const remembered = memory.get(key)
    return remembered?.over === text ? remembered.text : text
  }
  const removeStored = (key: string) => {
    try {
      area?.removeItem(key)
    } catch {
      // Nothing to remove where nothing can be kept.
    }
  }
  /** Whether it can be read again: what nobody can read would be lost to this page, and lie there unseen after a sign-out. */
  const store = (key: string, text: string) => {
    try {
      area?.setItem(key, text)
    } catch {
      return false
    }
    if (stored(key) !== null) return true
    removeStored(key)
    return false
  }
  const remove = (key: string) => {
    memory.delete(key)
    removeStored(key)
  }
  return {
    read: (key, is) => {
      const text = get(key)
      if (text === null) return null
      try {
        const value: unknown = JSON.parse(text)
        if (is(value)) return value
      } catch {
        // What cannot be read is no better than what is of another shape.
      }
      remove(key)
      return null
    },
    write: (key, value) => {
      const text = JSON.stringify(value)
      const isStored = store(key, text)
      if (isStored) memory.delete(key)
      else memory.set(key, { text, over: stored(key) })
      return isStored
    },
    remove,
    isShared: (key) => {
      const text = stored(key)
      return text !== null && memory.get(key)?.over !== text
    },
  }
}

const opened = new Map<Kind, Store>()

/** This tab's store of that kind: one for all who ask, so that what one of them removes is in the memory of no other. */
export function tabStore(kind: Kind): Store {
  const store = opened.get(kind) ?? openStore(kind)
  opened.set(kind, store)
  return store
}

/** Whoever asks for a store after this gets a new one, as in a page that is loaded anew. */
export const forgetTabStores = (): void => opened.clear()

/** Hears of a key that another tab has changed or removed; returns how to stop listening. */
export function onStoredElsewhere(heard: (key: string | null) => void): () => void {
  const listen = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === areaOf('local')) heard(key)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
