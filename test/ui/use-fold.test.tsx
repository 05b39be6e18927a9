import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { Arrival, PageHeading } from '#ui/page-heading.tsx'
import { useFold } from '#ui/use-fold.tsx'

/** Draws a page, and tells what each time stood on it. */
function drawn(arrival: string | false): string[] {
  const seen: string[] = []
  function Page() {
    const fold = useFold()
    useLayoutEffect(() => void seen.push(document.body.textContent ?? ''))
    return (
      <>
        <PageHeading>Услуги</PageHeading>
        {fold || <p>Что можно сделать</p>}
      </>
    )
  }
  render(
    <Arrival value={arrival}>
      <Page />
    </Arrival>,
  )
  return seen
}

it('a page to which one comes is drawn without what lies below the fold, and at once after that with it', () => {
  expect(drawn('/lk/services')).toEqual(['Услуги', 'УслугиЧто можно сделать'])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Услуги' }))
})

it('the first page of a visit is drawn whole', () => {
  expect(drawn(false)[0]).toBe('УслугиЧто можно сделать')
})
