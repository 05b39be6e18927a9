import { screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Arrival } from '#ui/page-heading.tsx'
import { StepFileSlot } from '#views/statements/step-file-slot.tsx'
import { StepForm, type StepFormProps } from '#views/statements/step-form.tsx'
import { show } from '#test/ui/kit/page.tsx'

type Typed = { bank: { bankName: string; bic: string; accountNumber: string; note: string }; abroad: boolean }
const blank: Typed = { bank: { bankName: '', bic: '', accountNumber: '', note: '' }, abroad: false }
const rules = {
  step: 'BankDetails',
  fields: [
    { path: 'bank.bankName', required: true },
    { path: 'bank.bic', required: true, check: 'bic' },
    { path: 'bank.accountNumber', required: true, check: 'accountNumber' },
    { path: 'bank.note', requiredWhen: { path: 'abroad', equals: true }, maxLength: 5 },
  ],
  documents: [{ fileType: 'TaxCertificate', title: 'Справка', required: true }],
}
const banks = [{ id: '044525225', label: 'ПАО Сбербанк', data: {} }]
const look = vi.fn()
const groups = [
  {
    title: 'Банк',
    fields: [
      {
        as: 'combobox' as const,
        name: 'bank.bankName',
        label: 'Название банка',
        listLabel: 'Банки',
        options: banks,
        status: 'found' as const,
        onLook: look,
        valuesOf: ({ id, label }: { id: string; label: string }) => ({ 'bank.bankName': label, 'bank.bic': id }),
      },
      { name: 'bank.bic', label: 'БИК' },
      { name: 'bank.accountNumber', label: 'Номер счёта' },
    ],
  },
  {
    fields: [
      { name: 'bank.note', label: 'Пояснение' },
      { as: 'checkbox' as const, name: 'abroad', label: 'Счёт за границей' },
    ],
  },
]
const certificate = { fileType: 'TaxCertificate' }
const nothing = () => {}

const formOf = (props: Partial<StepFormProps<Typed>>) => (
  <StepForm<Typed>
    rules={rules}
    groups={groups}
    blank={blank}
    others={{}}
    files={[certificate]}
    today="2026-02-17"
    busy={false}
    onEdit={nothing}
    onSubmit={nothing}
    {...props}
  >
    <StepFileSlot
      fileType="TaxCertificate"
      title="Справка"
      allowed="PDF до 20 МБ"
      accept=".pdf"
      mostCount={1}
      files={[]}
      onChoose={nothing}
      onCancel={nothing}
      onRetry={nothing}
      onReplace={nothing}
      onRemove={nothing}
    />
  </StepForm>
)

function open(given: Partial<StepFormProps<Typed>> = {}) {
  const heard = { onEdit: vi.fn(), onSubmit: vi.fn(), onBack: vi.fn() }
  const shown = show(formOf({ ...heard, ...given }))
  const change = (more: Partial<StepFormProps<Typed>>) => shown.rerender(formOf({ ...heard, ...given, ...more }))
  return { ...heard, ...shown, change }
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const bank = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Название банка' })
const send = () => screen.getByRole('button', { name: 'Продолжить' })
const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
const right = { bank: { bankName: 'Банк', bic: '049805746', accountNumber: '40602810700000000025', note: '' } }

beforeEach(() => {
  look.mockClear()
})

describe('the form of a step', () => {
  it('says beside the fields and above them what its rules miss, and goes to the first', async () => {
    const { user, onSubmit } = open({ files: [] })
    await user.type(field('БИК'), '12')
    await user.click(send())
    await waitFor(() => expect(document.activeElement).toBe(bank()))
    expect(errorOf(bank())).toBe('Заполните это поле')
    expect(errorOf(field('БИК'))).toBe('В БИК девять цифр, первая — ноль')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(field('БИК').value).toBe('12')
    const title = screen.getByText(/^Исправьте 4/)
    const summary = within(title.parentElement as HTMLElement)
    expect(summary.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Название банка',
      'БИК',
      'Номер счёта',
      'Справка',
    ])
    await user.click(summary.getByRole('button', { name: 'Номер счёта' }))
    expect(document.activeElement).toBe(field('Номер счёта'))
  })

  it('leads to the place of a file that is missing, and forgets it when a file is there', async () => {
    const { user, change } = open({ files: [], draft: right })
    await user.click(send())
    const choose = screen.getByRole('button', { name: 'Выбрать файл: Справка' })
    await waitFor(() => expect(document.activeElement).toBe(choose))
    expect(errorOf(choose)).toBe('Приложите файл: «Справка»')
    change({ files: [certificate] })
    expect(errorOf(choose)).toBe('')
    expect(screen.queryByText(/^Исправьте/)).toBeNull()
  })

  it('hands over what was typed when nothing is wrong, and every edit before that', async () => {
    const { user, onSubmit, onEdit } = open()
    await user.type(bank(), 'Банк')
    await user.type(field('БИК'), '049805746')
    await user.type(field('Номер счёта'), '40602810700000000025')
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledWith({ ...right, abroad: false })
    expect(onEdit.mock.lastCall?.[0]).toEqual({ ...right, abroad: false })
    await user.type(field('БИК'), '1')
    expect(onSubmit.mock.calls).toEqual([[{ ...right, abroad: false }]])
    const first = { bank: { ...blank.bank, bankName: 'Б' }, abroad: false }
    expect(onEdit.mock.calls[0]).toEqual([first, first])
  })

  it('marks what may be left empty by the rules, also as they follow from what is typed', async () => {
    const { user } = open()
    expect(field(/Пояснение/).required).toBe(false)
    screen.getByText(/необязательно/, { selector: 'label[for] *' })
    await user.click(screen.getByRole('checkbox'))
    expect(field('Пояснение').required).toBe(true)
  })

  it('looks at what other steps hold, where a rule says so', async () => {
    const other = {
      step: 'BankDetails',
      fields: [{ path: 'bank.note', requiredWhen: { path: 'tax.isResident', equals: false } }],
    }
    const { user, onSubmit } = open({ rules: other, others: { tax: { isResident: false } } })
    await user.click(send())
    await vi.waitFor(() => expect(errorOf(field('Пояснение'))).toBe('Заполните это поле'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('fills in the fields that follow from a suggestion, and judges them anew', async () => {
    const { user, onEdit } = open()
    await user.click(send())
    await user.type(bank(), 'сбе')
    expect(look).toHaveBeenLastCalledWith('сбе')
    await user.click(screen.getByRole('option', { name: 'ПАО Сбербанк' }))
    expect([bank().value, field('БИК').value]).toEqual(['ПАО Сбербанк', '044525225'])
    await vi.waitFor(() => expect(errorOf(field('БИК'))).toBe(''))
    expect(onEdit.mock.lastCall?.[0]).toEqual({
      bank: { ...blank.bank, bankName: 'ПАО Сбербанк', bic: '044525225' },
      abroad: false,
    })
  })

  it('begins with what was typed before, and shows what the fund refused', async () => {
    const { user, change, onSubmit } = open({ draft: right })
    expect([bank().value, field('БИК').value]).toEqual(['Банк', '049805746'])
    await user.click(send())
    expect(onSubmit).toHaveBeenCalledOnce()
    change({ refused: { 'bank.accountNumber': ['Такого счёта нет'] } })
    expect(errorOf(field('Номер счёта'))).toBe('Такого счёта нет')
    expect(document.activeElement).toBe(field('Номер счёта'))
  })

  it('takes nothing while it is saved', async () => {
    const { user, change, onSubmit, onBack } = open({ draft: right })
    change({ busy: true })
    expect(field('БИК').closest('[inert]')).not.toBeNull()
    await user.click(send())
    await user.click(screen.getByRole('button', { name: 'Назад' }))
    expect([onSubmit.mock.calls.length, onBack.mock.calls.length]).toEqual([0, 0])
  })

  it('of a step that one comes to is drawn with its first fields, and the rest follows without touching them', () => {
    const made = vi.fn()
    const Lead = () => {
      useEffect(made, [])
      return null
    }
    const step = (
      <Arrival value="bankDetails">
        {formOf({ groups: groups.map((group) => ({ ...group, lead: group.title === 'Банк' && <Lead /> })) })}
      </Arrival>
    )
    const atFirst = renderToStaticMarkup(step)
    expect(['БИК', 'Пояснение', 'Справка', 'Продолжить'].filter((label) => atFirst.includes(label))).toEqual(['БИК'])
    show(step)
    field('БИК')
    field(/Пояснение/)
    screen.getByRole('button', { name: 'Выбрать файл: Справка' })
    send()
    expect(made).toHaveBeenCalledTimes(1)
  })

  it('gives the focus back to the field that it was in when it could not be saved', () => {
    const { change } = open({ draft: right })
    field('БИК').focus()
    change({ busy: true })
    field('БИК').blur()
    change({ busy: false })
    expect(document.activeElement).toBe(field('БИК'))
  })

  it('sends nothing for an operator', async () => {
    const { user, onSubmit } = open({ draft: right, blocked: 'В режиме просмотра заявления не подаются' })
    await user.click(send())
    expect(onSubmit).not.toHaveBeenCalled()
    screen.getByText('В режиме просмотра заявления не подаются')
  })

  it('tells whoever develops once of what its rules ask that the portal does not know', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const unknown = { path: 'bank.note', required: false, check: 'iban' }
    const { user } = open({ rules: { ...rules, fields: [...(rules.fields ?? []), unknown] } })
    await user.type(field(/Пояснение/), 'x')
    await user.click(send())
    await user.click(send())
    const told = warned.mock.calls.map(String).filter((words) => words.includes('iban'))
    expect(told).toEqual(['[form rules] bank.note: an unknown check, iban'])
    warned.mockRestore()
  })
})
