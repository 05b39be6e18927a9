/** Resolves when there is a network. */
export const online = async (): Promise<void> => {
  if (!navigator.onLine) await new Promise((resolve) => { window.addEventListener('online', resolve, { once: true }) })
}

/**
 * A module that is fetched when it is wanted. One that could not be fetched without a network is asked for again when there
 * is one; where the page is about to be loaded anew instead, nothing is shown any more.
 */
export async function loaded<LazyComponent>(load: () => Promise<LazyComponent | undefined>): Promise<LazyComponent> {
  try {
    return await load() ?? await new Promise<never>(() => undefined)
  } catch (error) {
    if (navigator.onLine) throw error
    await online()
    return loaded(load)
  }
}
