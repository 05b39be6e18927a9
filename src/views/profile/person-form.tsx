import { css } from '@emotion/react'
import { useState } from 'react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import type { Me } from '#domain/account.ts'
import { profileForm, typedOf } from '#domain/profile-form.ts'
import { Form } from '#forms/form.tsx'
import { FormField } from '#forms/form-field.tsx'
import { FormSubmit } from '#forms/form-submit.tsx'
import { useForm } from '#forms/use-form.ts'
import { useSuccessFocus } from '#forms/use-success-focus.ts'
import { errorText, fieldErrors, isSaving } from '#machines/profile-editor/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { useToday } from '#system/react/use-today.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { row, stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { personFields } from './person-fields.ts'

const card = css`${stack(16)} h2:focus { outline: none; }`
const actions = css`${row(16)} align-items: end;`

/** The client's own data in fields; what was typed stays after a failure (2.2-10). */
export function PersonForm({ me: latest }: { me: Me }) {
  // What comes anew while it is open must not change what is asked for.
  const [me] = useState(latest)
  const editor = useActor('profileEditor')
  const refused = useView('profileEditor', fieldErrors)
  const error = useView('profileEditor', errorText)
  const busy = useView('profileEditor', isSaving)
  const today = useToday()
  const heading = useSuccessFocus<HTMLHeadingElement>()
  const form = useForm({
    schema: (typed) => profileForm(me, today, typed),
    blank: typedOf(me),
    refused,
    busy,
    blocked: useOperatorReason('данные клиента менять нельзя'),
    onSubmit: (changed) => editor.send({ type: 'person.submitted', changed }),
  })
  const fields = personFields({ birthDate: me.birthDate !== null, snils: me.snils !== null, email: me.email !== null })
  const isAboutFields = Object.keys(refused ?? {}).length > 0
  return (
    <Card as="section" aria-labelledby="person" css={card}>
      <h2 id="person" ref={heading} tabIndex={-1}>
        Изменение личных данных
      </h2>
      <Form form={form} fields={fields}>
        {fields.map((field) => (
          <FormField key={field.name} {...field} />
        ))}
        <div role="alert">
          {error !== null && !isAboutFields && (
            <Notice tone="bad" title="Изменения не сохранены">
              <p>{error}</p>
              <p>Введённое осталось в полях, попробуйте ещё раз.</p>
            </Notice>
          )}
        </div>
        <div css={actions}>
          <FormSubmit>Сохранить</FormSubmit>
          <Button kind="quiet" onClick={() => editor.send({ type: 'editing.cancelled' })}>
            Отменить
          </Button>
        </div>
      </Form>
    </Card>
  )
}
