import { screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { Links } from '#app/links.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { show } from '#test/ui/kit/page.tsx'

it('a change of the address draws no link anew', async () => {
  const drawn = vi.fn()
  const { user } = show(
    <Links>
      <Profiler id="links" onRender={drawn}>
        <Anchor href="/about/investing">Инвестиции</Anchor>
        <Anchor href="/support">Поддержка</Anchor>
      </Profiler>
    </Links>,
  )
  await user.click(screen.getByRole('link', { name: 'Инвестиции' }))
  expect(location.pathname).toBe('/about/investing')
  await user.click(screen.getByRole('link', { name: 'Поддержка' }))
  expect(location.pathname).toBe('/support')
  expect(drawn).toHaveBeenCalledTimes(1)
})
