import { css } from '@emotion/react'
import { use, useEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import { Arrival } from './arrival.ts'

const heading = css`&:focus { outline: none; }`

/** The page's only h1; after a change of page it takes the focus, so that a screen reader begins here. */
export function PageHeading(props: ComponentPropsWithoutRef<'h1'>) {
  const ref = useRef<HTMLHeadingElement>(null)
  const arrival = use(Arrival)
  useEffect(() => {
    if (arrival !== false) ref.current?.focus({ preventScroll: true })
  }, [arrival])
  return <h1 css={heading} ref={ref} tabIndex={-1} {...props} />
}
