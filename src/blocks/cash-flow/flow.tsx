import { css } from '@emotion/react'
import { useState } from 'react'
import { programmeName } from '#domain/programme.ts'
import { useProgrammes } from '#system/react/use-programmes.ts'
import { currentUrl } from '#system/react/browser.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Select } from '#ui/select.tsx'
import { flow } from '../kit/page-grid.ts'
import { TurnoverView } from './turnover-view.tsx'
import { YearsView } from './years-view.tsx'

const narrow = css`max-width: 32rem;`

type FlowProps = { mode: 'turnover' | 'graph'; begin: string | undefined; end: string | undefined }

/** The programme that the page is about, or one that the client chooses. */
export function Flow({ mode, begin, end }: FlowProps) {
  const programmes = useProgrammes()
  const [inPath] = useState(() => /^\/lk\/program\/([^/]+)\//.exec(currentUrl().pathname)?.[1])
  const [chosen, choose] = useState('')
  const own = programmes.find(({ id }) => id === inPath)
  const programme = own ?? programmes.find(({ id }) => id === chosen) ?? programmes[0]
  if (!programme) return <EmptyState title="Программ пока нет">Взносы и доход появятся здесь, когда у вас будет пенсионная программа.</EmptyState>
  return (
    <div css={flow}>
      {!own && programmes.length > 1 && (
        <Select
          css={narrow} label="Программа" value={programme.id} onChange={({ target }) => choose(target.value)}
          options={programmes.map((one) => ({ value: one.id, label: `№\u00A0${one.agreementNumber}, ${programmeName(one)}` }))}
        />
      )}
      {mode === 'turnover' ? <TurnoverView key={programme.id} id={programme.id} begin={begin} end={end} /> : <YearsView id={programme.id} />}
    </div>
  )
}
