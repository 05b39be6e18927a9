import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import * as limits from '#domain/limits.ts'
import { counted } from '#domain/plural.ts'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { DraftQuestion } from './draft-question.tsx'
import { PutAside as PutAsideAnywhere, type PutAsideProps } from './put-aside.tsx'

/* What becomes of a statement whose draft is on the device alone, when it is left before it is signed. */
const page = css`${stack(16)}`

/** It was put aside, and can be gone on with on this device. */
export function PutAside({ statement }: { statement: PutAsideProps['statement'] }) {
  return (
    <PutAsideAnywhere statement={statement} onward={{ href: hrefs.services, text: 'К услугам' }}>
      Черновик лежит только на этом устройстве, {counted(limits.draftCopyDays, 'день', 'дня', 'дней')}. Продолжить его
      можно здесь же, в этом браузере.
    </PutAsideAnywhere>
  )
}

type DeletingProps = { title: string; onDelete: () => void; onKeep: () => void }

/** The draft goes only after a question. */
export function Deleting({ title, onDelete, onKeep }: DeletingProps) {
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <DraftQuestion title={title} onClose={onKeep} onDelete={onDelete} />
    </div>
  )
}
