import { css } from '@emotion/react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { useFormBinding } from './form-context.ts'

const action = css`margin-top: 12px;`

/** The button that sends the form around it; while it will not do it says why. */
export function FormSubmit(props: Omit<ButtonProps, 'type' | 'busy' | 'blocked'>) {
  const { busy, blocked } = useFormBinding()
  return (
    <div css={action}>
      <Button {...props} type="submit" busy={busy} blocked={blocked} />
    </div>
  )
}
