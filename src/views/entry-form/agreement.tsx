import type { Ref } from 'react'
import { isAgreed, isReminded } from '#machines/entry-form/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextLink } from '#ui/text-link.tsx'

type AgreementProps = {
  /** The words of the button that accepts the terms. */
  action: string
  /** What is said to who pressed it without the tick. */
  reminder: string
  ref: Ref<HTMLInputElement>
}

/** The terms of use, read and accepted; the consent to personal data processing is a document of its own. */
export function Agreement({ action, reminder, ref }: AgreementProps) {
  const form = useActor('entryForm')
  const agreed = useView('entryForm', isAgreed)
  const reminded = useView('entryForm', isReminded)
  return (
    <Checkbox
      ref={ref}
      checked={agreed}
      onChange={() => form.send({ type: 'agreement.toggled' })}
      error={reminded && !agreed ? reminder : undefined}
    >
      Нажимая «{action}», принимаю{' '}
      <TextLink href={hrefs.agreement} newTab>
        условия соглашения
      </TextLink>
    </Checkbox>
  )
}
