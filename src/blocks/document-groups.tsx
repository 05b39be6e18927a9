import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { counted } from '#domain/plural.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { block } from './kit/block.tsx'
import { DocumentRows } from './parts/document-rows.tsx'
import { FileDocument } from './parts/files.ts'
import { flow } from './kit/page-grid.ts'
import { BlockHeading, Under } from './kit/heading.tsx'
import { optionalText, requiredText, usable } from './kit/params.ts'

const Group = z.object({ title: requiredText, documents: usable(FileDocument) })
const params = z.object({ title: optionalText, groups: usable(Group), collapsed: z.catch(z.boolean(), true) })

const groupsOf = css`details > div { max-width: none; }`
const head = css`flex: 1; min-width: 0; overflow-wrap: anywhere;`
const count = css`color: var(--ink-soft); font-size: var(--type-14); font-weight: 400;`

/** Files by what they are about, each group folded under its name. */
export const Block = block(params, function DocumentGroupsBlock({ params: { title, groups, collapsed } }) {
  const filled = groups.filter(({ documents }) => documents.length > 0)
  return (
    filled.length > 0 && (
      <div css={flow}>
        {title && <BlockHeading>{title}</BlockHeading>}
        <Under title={title}>
          <div css={groupsOf}>
            {filled.map(({ title, documents }, index) => (
              <Disclosure
                key={index}
                open={!collapsed}
                title={
                  <>
                    <BlockHeading css={head}>{title}</BlockHeading>
                    <span css={count}>{counted(documents.length, 'документ', 'документа', 'документов')}</span>
                  </>
                }
              >
                <DocumentRows files={documents} />
              </Disclosure>
            ))}
          </div>
        </Under>
      </div>
    )
  )
})
