import { useEffect } from 'react'

/** Gives the browser's tab a title that a page knows better than its address does; the address has given one before. */
export function useTitle(title: string): void {
  useEffect(() => { document.title = title }, [title])
}
