import { css } from '@emotion/react'
import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react'

const heading = css`&:focus { outline: none; }`

export type PageHeadingProps = ComponentPropsWithoutRef<'h1'> & {
  /** Takes the focus when it is first true, or when it changes to another address; false on the first page of a visit. */
  takeFocus?: boolean | string | undefined
}

/** The page's only h1; after a change of page a screen reader begins here. */
export function PageHeading({ takeFocus = false, ...rest }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) ref.current?.focus({ preventScroll: true })
  }, [takeFocus])
  return <h1 css={heading} ref={ref} tabIndex={-1} {...rest} />
}
