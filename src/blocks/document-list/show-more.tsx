import { css } from '@emotion/react'
import { useEffect, useRef, type RefObject } from 'react'
import { counted } from '#domain/plural.ts'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'

const more = css`align-self: flex-start; justify-self: start;`

type ShowMoreProps = {
  /** Holds the list, so that the focus can go on to what a press has brought. */
  list: RefObject<HTMLElement | null>
  shown: number
  total: number
  busy?: boolean
  /** Of what has come only some is seen: what that is, the list says. */
  isSearched?: boolean
  onMore: () => void
}

/** The way to the rest of a list, and how much of it is seen; the button that had the focus goes with the last part. */
export function ShowMore({ list, shown, total, busy, isSearched, onMore }: ShowMoreProps) {
  const from = useRef(0)
  useEffect(() => {
    if (from.current === 0 || shown <= from.current) return
    if (shown >= total)
      list.current?.querySelectorAll('li')[from.current]?.querySelector<HTMLElement>('a, button')?.focus()
    from.current = 0
  }, [shown, total, list])
  const press = () => {
    from.current = shown
    onMore()
  }
  return (
    <>
      {shown < total && (
        <Button css={more} kind="secondary" busy={busy} data-print="no" onClick={press}>
          Показать ещё
        </Button>
      )}
      <LiveRegion>
        {shown > 0 &&
          !isSearched &&
          `Показано ${counted(shown, 'документ', 'документа', 'документов')} из\u00A0${total}`}
      </LiveRegion>
    </>
  )
}
