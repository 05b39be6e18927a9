import { css } from '@emotion/react'
import type { LinkUserInput } from '#domain/link-user-form.ts'
import { useTyped, type FormHandle } from '#forms/use-form.ts'
import { Button } from '#ui/button.tsx'

const line = css`display: flex; flex-wrap: wrap; gap: 0 16px; align-items: baseline; overflow-wrap: anywhere;`
const whole = css`white-space: nowrap;`
const small = css`min-height: 2.75rem;`

/** Whom the programme is looked for, where that is known already: a line instead of five fields. */
export function KnownPerson({ form, onEdit }: { form: FormHandle<LinkUserInput>; onEdit: () => void }) {
  const names = [useTyped(form, 'lastName'), useTyped(form, 'firstName'), useTyped(form, 'middleName')]
  const birthDate = useTyped(form, 'birthDate')
  const snils = useTyped(form, 'snils')
  return (
    <div css={line}>
      <p>
        Ищем для вас: <b>{names.filter(Boolean).join(' ')}</b>, {birthDate}, <span css={whole}>СНИЛС {snils}</span>
      </p>
      <Button kind="link" css={small} onClick={onEdit}>
        Изменить
      </Button>
    </div>
  )
}
