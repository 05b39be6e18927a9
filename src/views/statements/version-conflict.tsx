import { css } from '@emotion/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { longMoment } from '#domain/long-moment.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { stack } from '#ui/layout.ts'

const card = css`${stack(20)} h2:focus { outline: none; }`
const room = css`container-type: inline-size; @media print { container-type: normal; }`
const table = css`
  width: 100%;
  th, td { padding: 10px 12px; border-top: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  th { font-weight: 500; }
  thead > tr > * { border-top: 0; }
  thead th { color: var(--ink-soft); font-size: var(--type-14); }
  tbody th { padding-left: 0; width: 30%; }
  td { width: 35%; }
  @container (width < 30rem) {
    &, thead, tbody { display: block; }
    tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
    tr > :is(th, td) { width: auto; padding: 8px 12px 8px 0; }
    thead td { display: none; }
    tbody > tr > th { grid-column: 1 / -1; padding-bottom: 0; }
    tbody td { border-top: 0; }
  }
  @container (width < 17rem) {
    thead { display: none; }
    tbody > tr { grid-template-columns: minmax(0, 1fr); }
    td::before { content: attr(data-side); display: block; color: var(--ink-soft); font-size: var(--type-14); }
  }
`
const none = css`color: var(--ink-soft);`

const sides = { mine: 'На этом устройстве', theirs: 'В фонде' }
type Side = keyof typeof sides

export type VersionConflictProps = {
  /** When it was last changed here and in the fund; null where that is not known. */
  mine: { at: string | null }
  /** Null where the draft was deleted elsewhere. */
  theirs: { at: string | null } | null
  /** The fields that differ; null is nothing. */
  differences: readonly { label: string; mine: ReactNode; theirs: ReactNode }[]
  onMine: () => void
  onTheirs: () => void
  /** What was chosen is being done. */
  busy?: boolean | undefined
  blocked?: string | undefined
}

const changedAt = (moment: string | null) => moment && `Изменено ${longMoment(moment)}`

/** The same statement was changed in two places: the client sees in what, and chooses. Nothing is chosen for them. */
export function VersionConflict(props: VersionConflictProps) {
  const { mine, theirs, differences, onMine, onTheirs, busy = false, blocked } = props
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [picked, setPicked] = useState<Side>()
  useEffect(() => heading.current?.focus(), [])
  const why = blocked ?? (picked === undefined ? 'Выберите, что оставить' : undefined)
  const settle = () => {
    if (why !== undefined) return
    if (picked === 'mine') onMine()
    else onTheirs()
  }
  return (
    <Card as="section" css={card} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {theirs ? 'Заявление изменено в двух местах' : 'Черновик удалён в другом месте'}
      </h2>
      <p>
        {theirs
          ? 'Его меняли здесь и на другом устройстве или в другой вкладке. Сравните и выберите, что оставить: второе будет заменено.'
          : 'В фонде его больше нет, а на этом устройстве он остался. Выберите, продолжить его или удалить и здесь.'}
      </p>
      {theirs &&
        (differences.length > 0 ? (
          <Differences differences={differences} />
        ) : (
          <p>Различаются подробности, которых на шагах не видно.</p>
        ))}
      <ChoiceGroup<Side>
        label="Что оставить"
        value={picked}
        onPick={setPicked}
        options={[
          {
            value: 'mine',
            label: theirs ? 'То, что на этом устройстве' : 'Продолжить с тем, что на этом устройстве',
            hint: changedAt(mine.at),
          },
          theirs
            ? { value: 'theirs', label: 'То, что в фонде', hint: changedAt(theirs.at) }
            : { value: 'theirs', label: 'Удалить и здесь', hint: 'Введённое не сохранится' },
        ]}
      />
      <div>
        <Button busy={busy} blocked={why} onClick={settle}>
          Оставить выбранное
        </Button>
      </div>
    </Card>
  )
}

/* The roles are said, for some browsers drop those of a table that is laid out otherwise. */
function Differences({ differences }: Pick<VersionConflictProps, 'differences'>) {
  const shown = (value: ReactNode) => value ?? <span css={none}>Не указано</span>
  return (
    <div css={room}>
      <table css={table} role="table" aria-label="Что различается">
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            <th role="columnheader" scope="col">
              {sides.mine}
            </th>
            <th role="columnheader" scope="col">
              {sides.theirs}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {differences.map(({ label, mine, theirs }) => (
            <tr role="row" key={label}>
              <th role="rowheader" scope="row">
                {label}
              </th>
              <td role="cell" data-side={sides.mine}>
                {shown(mine)}
              </td>
              <td role="cell" data-side={sides.theirs}>
                {shown(theirs)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
