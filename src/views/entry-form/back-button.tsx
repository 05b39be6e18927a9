import { useActor } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowLeft } from '#ui/icons.ts'

/** Leaves the sign-up mode (4.2-07, 4.2-08). */
export function BackButton() {
  const form = useActor('entryForm')
  return (
    <Button kind="quiet" wide icon={<Icon path={arrowLeft} />} onClick={() => form.send({ type: 'entry.returned' })}>
      Назад
    </Button>
  )
}
