/** Hears when the page is put away or about to be closed, which no page of a phone is told otherwise; returns how to stop listening. */
export function onPageHidden(hidden: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') hidden()
  }
  window.addEventListener('pagehide', hidden)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('pagehide', hidden)
    document.removeEventListener('visibilitychange', look)
  }
}
