import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Tabs } from '#ui/tabs.tsx'
import { show } from '#test/ui/kit/page.tsx'

const tabs = [
  { id: 'esia', label: 'Через Госуслуги' },
  { id: 'phone', label: 'По телефону' },
  { id: 'mail', label: 'По почте' },
] as const

function Entry({ onPick }: { onPick: (id: string) => void }) {
  const [active, setActive] = useState<(typeof tabs)[number]['id']>('esia')
  return (
    <Tabs
      label="Способ входа"
      tabs={tabs}
      active={active}
      onPick={(id) => {
        onPick(id)
        setActive(id)
      }}
    >
      <input aria-label={active} />
    </Tabs>
  )
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('arrows, Home and End pick and move the focus, round the ends too', async () => {
  const pick = vi.fn()
  const { user } = show(<Entry onPick={pick} />)
  await user.tab()
  for (const [key, label] of [
    ['{ArrowRight}', 'По телефону'],
    ['{End}', 'По почте'],
    ['{ArrowRight}', 'Через Госуслуги'],
    ['{ArrowLeft}', 'По почте'],
    ['{Home}', 'Через Госуслуги'],
  ] as const) {
    await user.keyboard(key)
    expect(chosen()).toBe(label)
    expect(document.activeElement?.textContent).toBe(label)
  }
  expect(pick).toHaveBeenCalledTimes(5)
})

it('is one stop of Tab; the next is in the panel, named after its tab', async () => {
  const { user } = show(<Entry onPick={() => {}} />)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('esia'))
  expect(screen.getByRole('tabpanel', { name: 'Через Госуслуги' }).contains(document.activeElement)).toBe(true)
})

it('a press on the active tab is no choice', async () => {
  const pick = vi.fn()
  const { user } = show(<Entry onPick={pick} />)
  await user.click(screen.getByRole('tab', { name: 'Через Госуслуги' }))
  expect(pick).not.toHaveBeenCalled()
  await user.click(screen.getByRole('tab', { name: 'По телефону' }))
  expect(pick).toHaveBeenCalledExactlyOnceWith('phone')
})
