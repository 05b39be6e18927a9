import { useEffect, useRef } from 'react'
import { blankAssignee, type TypedAssignee } from '#domain/joining-assignees.ts'
import * as limits from '#domain/limits.ts'
import * as masks from '#forms/masks.ts'
import { useListField } from '#forms/use-list-field.ts'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import type { StepField, StepGroup } from '../../statements/step-fields.tsx'

const list = 'assignees'
const nameOfFirst = (index: number) => `${list}.${index}.fullName`
/** Where the focus goes when the one that had it is gone. */
const addButton = 'add-assignee'

function fieldsOf(index: number): StepField[] {
  const place = `${list}.${index}`
  const asked = { subject: `правопреемник ${index + 1}`, optional: false }
  return [
    { ...asked, name: nameOfFirst(index), label: 'Фамилия, имя, отчество', hint: 'Как в\u00A0паспорте', wide: true },
    {
      ...asked,
      name: `${place}.birthDate`,
      label: 'Дата рождения',
      hint: 'Например, 17.05.1984',
      mask: masks.day,
    },
    { name: `${place}.relation`, label: 'Кем приходится', hint: 'Например, супруга или сын' },
    { ...asked, name: `${place}.share`, label: 'Доля', mask: masks.percent },
  ]
}

/** Those who inherit what was saved, as many as the client names; their shares make a whole. */
export const assigneeGroups = (count: number): StepGroup[] => [
  {
    title: 'Правопреемники',
    lead: (
      <p>
        Кому выплатить накопленное, если вас не станет. Вместе доли составляют 100&nbsp;%. Не назовёте никого —
        наследуют по закону.
      </p>
    ),
    fields: [],
  },
  ...Array.from({ length: count }, (_, index) => ({
    title: `Правопреемник ${index + 1}`,
    fields: fieldsOf(index),
    foot: <Remove index={index} />,
  })),
  { fields: [], foot: <Add /> },
]

function Remove({ index }: { index: number }) {
  const { remove } = useListField<TypedAssignee>(list)
  const leave = () => {
    document.getElementById(addButton)?.focus()
    remove(index)
  }
  return (
    <div>
      <Button kind="link" aria-label={`Убрать правопреемника ${index + 1}`} onClick={leave}>
        Убрать
      </Button>
    </div>
  )
}

function Add() {
  const { items, add } = useListField<TypedAssignee>(list)
  const isFull = items.length >= limits.mostAssignees
  const awaited = useRef<number | null>(null)
  // The form has the new one before its fields are shown.
  useEffect(() => {
    if (awaited.current === null) return
    const field = document.querySelector<HTMLElement>(`[name="${nameOfFirst(awaited.current)}"]`)
    if (!field) return
    field.focus()
    awaited.current = null
  })
  const put = () => {
    if (isFull) return
    awaited.current = items.length
    add(blankAssignee)
  }
  return (
    <div>
      <Button
        id={addButton}
        kind="secondary"
        blocked={isFull ? `Больше ${limits.mostAssignees} правопреемников назначают в\u00A0офисе фонда` : undefined}
        onClick={put}
      >
        {items.length > 0 ? 'Добавить ещё правопреемника' : 'Добавить правопреемника'}
      </Button>
      <LiveRegion>{items.length > 0 && `Правопреемников: ${items.length}`}</LiveRegion>
    </div>
  )
}
