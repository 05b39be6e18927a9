/** Hears of the network's coming and going; returns how to stop listening. */
export function onNetworkChanged({ lost, restored }: { lost: () => void; restored: () => void }): () => void {
  window.addEventListener('offline', lost)
  window.addEventListener('online', restored)
  if (!navigator.onLine) lost()
  return () => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', restored)
  }
}

/** Hears when the page is seen again; returns how to stop listening. */
export function onPageShown(shown: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') shown()
  }
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
