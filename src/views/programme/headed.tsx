import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { programmeTitle, type Product } from '#domain/programme.ts'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'

const page = css`${stack(24)}`
const which = css`color: var(--ink-soft); margin-top: 4px;`

type HeadedProps = { title: string; programme: Product; children: ReactNode }

/** A page of one programme, under its title and the name of the programme. */
export function Headed({ title, programme, children }: HeadedProps) {
  return (
    <div css={page}>
      <div>
        <PageHeading>{title}</PageHeading>
        <p css={which}>{programmeTitle(programme)}</p>
      </div>
      {children}
    </div>
  )
}
