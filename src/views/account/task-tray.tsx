import { css } from '@emotion/react'
import { useRef } from 'react'
import { TaskProgress } from '#blocks/parts/task-progress.tsx'
import { taskTitle, type TaskOrder } from '#domain/tasks.ts'
import { path as currentPath } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { useTask, useTasks } from '#system/react/use-task.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextLink } from '#ui/text-link.tsx'

const tray = css`
  margin-bottom: 24px; border: 1px solid var(--line); border-radius: var(--card-radius); background: var(--surface);
  > summary, > div { padding-inline: 16px; }
  > summary { min-height: 3rem; font-size: var(--type-16); }
  &:not(:has(li)) { display: none; }
  li + li { margin-top: 16px; }
  @media print { display: none; }
`
const title = css`color: var(--ink); overflow-wrap: anywhere; &:focus { outline: none; }`

/** Reports and files that were asked for on other pages and are not done with: how they are getting on, and the way back to them (4.6-02). */
export function TaskTray() {
  const path = useView('navigation', currentPath)
  const elsewhere = useTasks().filter(
    ({ page, work }) => page !== path && work.kind !== 'reading' && work.kind !== 'removal',
  )
  if (elsewhere.length === 0) return null
  return (
    <Disclosure css={tray} title="Отчёты и файлы">
      <ul role="list">
        {elsewhere.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
    </Disclosure>
  )
}

function Row({ order: { work, page } }: { order: TaskOrder }) {
  const task = useTask(work)
  const name = useRef<HTMLParagraphElement>(null)
  if (task.status === 'done') return null
  return (
    <li>
      <p css={title} ref={name} tabIndex={-1}>
        {taskTitle(work)}
      </p>
      <TaskProgress title={taskTitle(work)} task={task} returnFocusTo={name} canPutAway />
      <TextLink href={page}>Где заказано</TextLink>
    </li>
  )
}
