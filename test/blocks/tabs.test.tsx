import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Block } from '#blocks/tabs.tsx'
import { show } from '#test/ui/kit/page.tsx'

it('what tabs show is not drawn anew by a press', async () => {
  const drawn: string[] = []
  const Inside = ({ name }: { name: string }) => {
    drawn.push(name)
    return <p>{name}</p>
  }
  const tabs = [
    { key: 'one', title: 'Один' },
    { key: 'two', title: 'Два' },
  ]
  const slot = (name: string) => <Inside name={name} />
  const node = {
    id: 't',
    template: 'tabs',
    params: { tabs },
    index: 0,
    label: null,
    slots: new Map(),
    anchor: undefined,
  }
  const { user } = show(<Block node={node} slot={slot} leads={false} />)
  const before = drawn.length
  expect(before).toBeGreaterThan(1)
  await user.click(screen.getAllByRole('tab')[1] as HTMLElement)
  expect(screen.getAllByRole('tab')[1]?.getAttribute('aria-selected')).toBe('true')
  expect(drawn).toHaveLength(before)
})
