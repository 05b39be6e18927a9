import { css } from '@emotion/react'
import { useEffect, useRef, type ChangeEvent } from 'react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { initials, profileOf, type Me } from '#domain/account.ts'
import { mayChooseAnother, mayRepeat, pictureError, pictureWork } from '#machines/profile-editor/selectors.ts'
import { userId } from '#machines/session/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { row, stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { ClientPicture } from '../account/lazy-client-picture.ts'

const box = css`${stack(12)}`
const line = css`${row(16)} align-items: center;`
const large = css`width: 5rem; height: 5rem; font-size: var(--type-22);`
const actions = row(12)
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

/** The button that was pressed may have gone with the picture or with the failure. */
function takeLostFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus()
}

/** The client's picture: shown, sent, replaced and taken away (H4, H6). */
export function PictureEditor({ me }: { me: Me }) {
  const editor = useActor('profileEditor')
  const owner = useView('session', userId)
  const work = useView('profileEditor', pictureWork)
  const blocked = useOperatorReason('фотографию менять нельзя')
  const file = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const { avatarId } = me
  const isNew = useRef(true)
  useEffect(() => {
    if (!isNew.current) takeLostFocus(chooser.current)
    isNew.current = false
  }, [work, avatarId])
  const choose = () => {
    if (blocked === undefined) file.current?.click()
  }
  const send = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = currentTarget.files ?? []
    if (picture && owner !== null) editor.send({ type: 'picture.chosen', picture, me, userId: owner })
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  return (
    <div css={box}>
      <div css={line}>
        <Avatar css={large} initials={initials(profileOf(me))}>
          {avatarId && <ClientPicture fileId={avatarId} />}
        </Avatar>
        {work !== 'failed' && (
          <div css={actions}>
            <Button ref={chooser} kind="secondary" busy={work === 'sending'} blocked={blocked} onClick={choose}>
              {avatarId ? 'Сменить фотографию' : 'Добавить фотографию'}
            </Button>
            {avatarId && (
              <Button
                kind="quiet"
                busy={work === 'removing'}
                blocked={blocked}
                onClick={() => blocked === undefined && editor.send({ type: 'picture.removed', me })}
              >
                Убрать
              </Button>
            )}
          </div>
        )}
        <input ref={file} type="file" accept="image/*" hidden onChange={send} />
      </div>
      <p css={soft}>Фотографию видите только вы и сотрудники фонда. Отправится уменьшенный снимок без места съёмки.</p>
      <div role="alert">{work === 'failed' && <Failed onChoose={choose} />}</div>
    </div>
  )
}

function Failed({ onChoose }: { onChoose: () => void }) {
  const editor = useActor('profileEditor')
  const error = useView('profileEditor', pictureError)
  const isReplaceable = useView('profileEditor', mayChooseAnother)
  const isRepeatable = useView('profileEditor', mayRepeat)
  const last = useRef<HTMLButtonElement>(null)
  useEffect(() => takeLostFocus(last.current), [])
  return (
    <Notice tone="bad" title="Фотография не сохранена">
      <p>{error}</p>
      <div css={actions}>
        {isRepeatable && (
          <Button kind="secondary" onClick={() => editor.send({ type: 'picture.repeated' })}>
            Повторить
          </Button>
        )}
        {isReplaceable && (
          <Button kind="secondary" onClick={onChoose}>
            Выбрать другую
          </Button>
        )}
        <Button ref={last} kind="quiet" onClick={() => editor.send({ type: 'picture.left' })}>
          Оставить как было
        </Button>
      </div>
    </Notice>
  )
}
