import * as z from 'zod/mini'
import { Form } from '#forms/form.tsx'
import { FormField, type FormFieldProps } from '#forms/form-field.tsx'
import { FormPair, FormSection } from '#forms/form-layout.tsx'
import { FormSubmit } from '#forms/form-submit.tsx'
import * as masks from '#forms/masks.ts'
import { useForm, useTyped, type FormOptions } from '#forms/use-form.ts'

export type Typed = {
  fullName: string
  phone: string
  birthDate: string
  sum: string
  bank: { account: string }
  topic: string
  way: string
  about: string
  agreed: boolean
}
export type Parsed = Omit<Typed, 'sum'> & { sum: number }

export const blank: Typed = {
  fullName: '',
  phone: '',
  birthDate: '',
  sum: '',
  bank: { account: '' },
  topic: '',
  way: '',
  about: '',
  agreed: false,
}
export const filled: Typed = {
  fullName: 'Анна',
  phone: '999 000-00-01',
  birthDate: '17.05.1984',
  sum: '1 200,50',
  bank: { account: '40817' },
  topic: 'tax',
  way: 'post',
  about: 'Вычет',
  agreed: true,
}

const must = (text: string) => z.string().check(z.trim(), z.minLength(1, text))
const rules = z.object({
  fullName: must('Введите имя'),
  phone: must('Введите телефон'),
  birthDate: z.string(),
  sum: z.pipe(
    must('Введите сумму'),
    z.transform((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))),
  ),
  bank: z.object({ account: must('Введите счёт') }),
  topic: must('Выберите тему'),
  way: must('Выберите способ'),
  about: z.string(),
  agreed: z.boolean().check(z.refine((agreed) => agreed, 'Нужно согласие')),
})
const schema = rules.check(
  z.refine(({ fullName, about }) => fullName !== about, { error: 'Имя и вопрос совпадают', path: ['whole'] }),
)

export const fields = [
  { name: 'fullName', label: 'Имя', hint: 'Как к вам обращаться' },
  { name: 'phone', label: 'Телефон', mask: masks.phone },
  { name: 'birthDate', label: 'Дата рождения', mask: masks.day, optional: true },
  { name: 'sum', label: 'Сумма', mask: masks.money },
  { name: 'bank.account', label: 'Счёт' },
  {
    name: 'topic',
    label: 'Тема',
    as: 'select',
    placeholder: 'Выберите',
    options: [
      { value: 'tax', label: 'Налоги' },
      { value: 'other', label: 'Другое' },
    ],
  },
  {
    name: 'way',
    label: 'Как ответить',
    as: 'choice',
    clears: ['about'],
    options: [
      { value: 'call', label: 'Позвонить' },
      { value: 'post', label: 'Написать' },
    ],
  },
  { name: 'about', label: 'Вопрос', as: 'area', optional: true },
  { name: 'agreed', label: 'Согласие', as: 'checkbox' },
] as const satisfies readonly FormFieldProps[]

type OrderFormProps = Partial<FormOptions<Typed, Parsed>>

/** A form with a field of every kind, in groups, one of them inside another. */
export function OrderForm(given: OrderFormProps) {
  const form = useForm<Typed, Parsed>({ schema, blank, busy: false, onSubmit: () => {}, ...given })
  const [fullName, phone, birthDate, sum, account, ...rest] = fields
  return (
    <Form form={form} fields={fields}>
      <FormSection title="Кто вы">
        <FormField {...fullName} />
        <FormPair>
          <FormField {...phone} />
          <FormField {...birthDate} />
        </FormPair>
      </FormSection>
      <FormSection title="Деньги">
        <FormField {...sum} />
        <FormField {...account} />
      </FormSection>
      {rest.map((field) => (
        <FormField key={field.name} {...field} />
      ))}
      <output>{useTyped(form, 'topic')}</output>
      <FormSubmit>Отправить</FormSubmit>
    </Form>
  )
}
