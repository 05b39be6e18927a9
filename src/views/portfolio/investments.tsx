import { css } from '@emotion/react'
import { Suspense, useId, useState } from 'react'
import { Blocks } from '#blocks/kit/registry.tsx'
import { readTree } from '#blocks/kit/tree.ts'
import { Button } from '#ui/button.tsx'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const parts = css`${stack(32)} justify-items: start; > :not(button) { width: 100%; }`

const outline = <Skeleton shape="card" />

const structureOf = (portfolio: string) =>
  readTree([
    {
      id: 'structure',
      template: 'investStructure',
      params: { title: 'Во что вложены деньги', portfolio, showTable: true },
    },
  ])
const papersOf = (portfolio: string) =>
  readTree([
    { id: 'issuers', template: 'issuers', params: { title: 'Чьи это бумаги', portfolio } },
    { id: 'rating', template: 'rating', params: { title: 'Кредитное качество облигаций' } },
    { id: 'duration', template: 'bondDuration', params: { title: 'Когда погашаются облигации' } },
  ])

/** What a portfolio is made of, and on request whose papers they are and how good: the same as anybody sees on the site. */
export function Investments({ portfolio }: { portfolio: string }) {
  const [trees] = useState(() => ({ structure: structureOf(portfolio), papers: papersOf(portfolio) }))
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  return (
    <div css={parts}>
      <Blocks tree={trees.structure} lead={null} />
      <Button kind="secondary" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
        Эмитенты, рейтинги и сроки
      </Button>
      <div id={id}>
        {isWhole && (
          <Suspense fallback={<Loading>{outline}</Loading>}>
            <Blocks tree={trees.papers} lead={null} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
