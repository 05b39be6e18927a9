import { screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { Page } from '#views/redemption-wizard/redemption-page.tsx'
import { auth } from '../account-samples.ts'
import { showSite } from '../site-portal.tsx'

/** The page of the statement over services that answer so. */
export function openPage(answers: NonNullable<NonNullable<Parameters<typeof showSite>[1]>['answers']>, who = auth) {
  const shown = showSite(<Page />, { path: '/lk/services/redemption-statement', auth: who, answers })
  onTestFinished(() => void shown.root.stop())
  return shown
}

type Opened = ReturnType<typeof openPage>

export const press = async ({ user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
/** Goes to a step by the list of them. */
export const goTo = (page: Opened, step: string) => press(page, new RegExp(`^(\\d\\s*)?${step}(\\s*— заполнено)?$`))
/** The heading of the card that is shown. */
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
