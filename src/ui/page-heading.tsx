import { css } from '@emotion/react'
import { createContext, use, useEffect, useRef, type ComponentPropsWithoutRef } from 'react'

/** What a person has just come to, so that its heading takes the focus: an address, the name of a statement’s step, or by its number a later stage of a page; false on the first page of a visit. */
export const Arrival = createContext<string | number | false>(false)

const heading = css`&:focus { outline: none; }`

/** The page's only h1; after a change of page, or of its stage, it takes the focus, so that a screen reader begins here. */
export function PageHeading(props: ComponentPropsWithoutRef<'h1'>) {
  const ref = useRef<HTMLHeadingElement>(null)
  const arrival = use(Arrival)
  useEffect(() => {
    if (arrival !== false) ref.current?.focus({ preventScroll: true })
  }, [arrival])
  return <h1 css={heading} ref={ref} tabIndex={-1} {...props} />
}

/** Gives the browser's tab a title that a page knows better than its address does; the address has given one before. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
