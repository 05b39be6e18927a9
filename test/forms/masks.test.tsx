import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { Form } from '#forms/form.tsx'
import { FormField } from '#forms/form-field.tsx'
import { FormSubmit } from '#forms/form-submit.tsx'
import * as masks from '#forms/masks.ts'
import { useForm } from '#forms/use-form.ts'
import { show } from '#test/ui/kit/page.tsx'

type Typed = { text: string }
const schema = z.object({ text: z.string() })

function OneField({
  mask,
  text = '',
  onSubmit = () => {},
}: {
  mask: keyof typeof masks
  text?: string
  onSubmit?: (typed: Typed) => void
}) {
  const form = useForm<Typed, Typed>({ schema, blank: { text }, busy: false, onSubmit })
  const field = { name: 'text', label: 'Поле', mask: masks[mask] }
  return (
    <Form form={form} fields={[field]}>
      <FormField {...field} />
      <FormSubmit>Отправить</FormSubmit>
    </Form>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Поле')
const shown = () => field().value.replace(/\s/g, ' ')

describe('a masked field', () => {
  it.each([
    ['phone', '+7 (916) 123-45-67', '916 123-45-67'],
    ['phone', '8 916 123 45 67', '916 123-45-67'],
    ['phone', '916-123-45-67', '916 123-45-67'],
    ['day', '17/05/1984', '17.05.1984'],
    ['day', '1984-05-17', '17.05.1984'],
    ['day', '1984-05-17T00:00:00Z', '17.05.1984'],
    ['snils', '11223344595', '112-233-445 95'],
    ['snils', '112 233 445 95', '112-233-445 95'],
    ['passportSeries', '4510', '45 10'],
    ['passportNumber', '№ 123456', '123456'],
    ['companyInn', '77 0708 3893', '7707083893'],
    ['money', '1200.5', '1 200,5'],
    ['money', '1 200 000,50 ₽', '1 200 000,50'],
  ] as const)('%s: a paste of %s is %s', async (mask, clip, result) => {
    const { user } = show(<OneField mask={mask} />)
    await user.click(field())
    await user.paste(clip)
    expect(shown()).toBe(result)
  })

  it('keeps the caret where one edits, and Enter sends what is seen', async () => {
    const onSubmit = vi.fn()
    const { user } = show(<OneField mask="phone" text="9123456789" onSubmit={onSubmit} />)
    await user.click(field())
    field().setSelectionRange(1, 1)
    await user.keyboard('{Delete}5')
    expect({ value: field().value, caret: field().selectionStart }).toEqual({ value: '952 345-67-89', caret: 2 })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ text: '952 345-67-89' }))
  })

  it('keeps the caret in a sum whose thousands move', async () => {
    const { user } = show(<OneField mask="money" />)
    await user.type(field(), '1200')
    field().setSelectionRange(1, 1)
    await user.keyboard('3')
    expect({ value: shown(), caret: field().selectionStart }).toEqual({ value: '13 200', caret: 2 })
  })

  it('takes no sign that its sum cannot hold', async () => {
    const { user } = show(<OneField mask="money" />)
    await user.type(field(), '-12a00,507')
    expect(shown()).toBe('1 200,50')
  })
})
