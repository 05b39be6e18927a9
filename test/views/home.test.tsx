import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { Page } from '#views/site/home-page.tsx'
import { sent } from '#test/blocks/kit/content.tsx'
import { showSite } from './site-portal.tsx'

const patience = { timeout: 8000 }
const home = {
  id: 'home',
  type: 'page',
  title: 'Главная',
  layout: 'default',
  blocks: [sent('main', { title: 'Голова контент-сервиса' }), sent('richText', { html: '<p>Как это работает</p>' })],
}
const open = (answer: (asked: string) => unknown) =>
  showSite(<Page />, { answers: { 'content.page': ({ params }) => answer(params['id'] ?? '') } })

it('[2.1-01] makes its promise at once, and says that the rest is on its way', () => {
  open(() => new Promise(() => {}))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Накопления на\sпенсию/)
  expect(screen.getByRole('status').textContent).toBe('Загрузка…')
  expect(screen.getByText(/работает по лицензии/)).toBeTruthy()
})

it('[2.1-15] leads to the calculator', () => {
  open(() => home)
  expect(screen.getByRole('link', { name: 'Рассчитать накопления' }).getAttribute('href')).toBe('/#calc')
})

it('[2.7-01] shows the blocks of the page "home" under its own head', async () => {
  const asked: string[] = []
  open((id) => {
    asked.push(id)
    return home
  })
  expect(await screen.findByText('Как это работает', {}, patience)).toBeTruthy()
  expect(screen.queryByText('Голова контент-сервиса')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(asked).toEqual(['home'])
})

it('without the content service has ways on, the words of the fault and a way to try again', async () => {
  let isDown = true
  const { user } = open(() => {
    if (isDown) throw new Failure({ kind: 'refused', status: 503, description: 'Сервис отдыхает' })
    return home
  })
  expect((await screen.findByRole('alert', {}, patience)).textContent).toContain('Сервис отдыхает')
  expect(screen.getByRole('link', { name: 'Для себя' }).getAttribute('href')).toBe('/forme')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Как это работает', {}, patience)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
