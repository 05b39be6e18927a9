import { renderToString } from 'react-dom/server'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Carousel } from '#blocks/history-carousel/carousel.tsx'

const carousel = <Carousel label="История" slides={[{ key: '0', name: '2004, Начало', content: 'Начало' }]} />

it('takes the focus in a page drawn ahead: it may scroll, and arrows move it before scripts come', () => {
  expect(renderToString(carousel)).toMatch(/<ol [^>]*tabindex="0"/)
})

it('is no stop of Tab where all of it fits', () => {
  render(carousel)
  expect(screen.getByRole('list', { name: 'История' }).hasAttribute('tabindex')).toBe(false)
})
