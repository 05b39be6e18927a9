import { css } from '@emotion/react'
import { use, useEffect, useEffectEvent } from 'react'
import { Disclosure } from '#ui/disclosure.tsx'
import { SanitisedHtml } from '#ui/rich-text.tsx'
import { HashTarget, useHashTarget } from '../kit/hash-target.ts'
import { BlockHeading } from '../kit/heading.tsx'

const whole = css`break-inside: avoid;`

type QuestionProps = {
  /** What an address may name it by. */
  id: string | undefined
  question: string
  answerHtml: string
  /** Not among what was found. */
  isHidden: boolean
  /** The address has named it, so that it has to be seen. */
  onNamed: () => void
}

/** One question of a list; it unfolds when the address names it. */
export function Question({ id, question, answerHtml, isHidden, onNamed }: QuestionProps) {
  const target = use(HashTarget)
  const ref = useHashTarget<HTMLLIElement>(id)
  const show = useEffectEvent(() => {
    const details = ref.current?.querySelector('details')
    if (details) details.open = true
    onNamed()
  })
  useEffect(() => {
    if (id !== undefined && target?.hash === `#${encodeURIComponent(id)}`) show()
  }, [id, target])
  return (
    <li css={whole} id={id} ref={ref} hidden={isHidden}>
      <Disclosure title={<BlockHeading>{question}</BlockHeading>}><SanitisedHtml html={answerHtml} /></Disclosure>
    </li>
  )
}
