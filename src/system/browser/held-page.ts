/** The link that this press follows within the portal, in this tab; null of any other press. */
function followedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isOwn = link?.origin === window.location.origin && link.target !== '_blank' && !link.hasAttribute('download')
  return isOwn && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey ? link : null
}

/**
 * Until it is stopped the browser asks before it closes or leaves the page, and a link within the portal is not followed but told of,
 * with how to follow it after all. A link to a part of this page leads nowhere else.
 */
export function holdPage(onLink: (follow: () => void) => void): () => void {
  let isLet = false
  const ask = (event: BeforeUnloadEvent) => {
    if (!isLet) event.preventDefault()
  }
  const hold = (event: MouseEvent) => {
    const link = isLet ? null : followedLink(event)
    const { pathname, search } = window.location
    if (!link || link.pathname + link.search === pathname + search) return
    event.preventDefault()
    event.stopPropagation()
    onLink(() => {
      isLet = true
      link.click()
    })
  }
  window.addEventListener('beforeunload', ask)
  document.addEventListener('click', hold, true)
  return () => {
    window.removeEventListener('beforeunload', ask)
    document.removeEventListener('click', hold, true)
  }
}
