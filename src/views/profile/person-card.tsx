import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import type { Me } from '#domain/account.ts'
import { longDate } from '#domain/dates.ts'
import { showPhone } from '#domain/phone-format.ts'
import { pictureWork } from '#machines/profile-editor/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { stack } from '#ui/layout.ts'
import { HotlineLink } from '../service/hotline-link.tsx'
import { genders } from './genders.ts'
import { PictureEditor } from './picture-editor.tsx'

const card = css`${stack(16)} dd { overflow-wrap: anywhere; }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const unknown = 'Не указано'

type PersonCardProps = {
  me: Me
  /** It comes in place of the form: the focus goes to the button that had opened that. */
  wasEdited: boolean
}

/** What the fund knows of the client. */
export function PersonCard({ me, wasEdited }: PersonCardProps) {
  const editor = useActor('profileEditor')
  const isPictureUnsettled = useView('profileEditor', pictureWork) !== null
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasEdited) button.current?.focus()
  }, [wasEdited])
  return (
    <Card as="section" aria-labelledby="person" css={card}>
      <h2 id="person">Личные данные</h2>
      <PictureEditor me={me} />
      <DefinitionList
        items={[
          { term: 'Фамилия', value: me.lastName ?? unknown },
          { term: 'Имя', value: me.firstName ?? unknown },
          { term: 'Отчество', value: me.middleName ?? unknown },
          { term: 'Дата рождения', value: longDate(me.birthDate) || unknown },
          { term: 'Пол', value: genders.find(({ value }) => value === me.gender)?.label ?? unknown },
          { term: 'СНИЛС', value: me.snils ?? unknown },
          { term: 'Телефон', value: showPhone(me.phoneNumber) },
        ]}
      />
      <div>
        <Button
          ref={button}
          kind="secondary"
          blocked={isPictureUnsettled ? 'Сначала сохраните фотографию или оставьте прежнюю' : undefined}
          onClick={() => editor.send({ type: 'editing.begun' })}
        >
          Изменить
        </Button>
      </div>
      <p css={soft}>
        По номеру телефона вы входите в кабинет. Чтобы сменить его, позвоните: <HotlineLink />.
      </p>
    </Card>
  )
}
