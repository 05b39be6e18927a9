import { css } from '@emotion/react'
import { useState } from 'react'
import { deviceNameOf } from '#domain/device.ts'
import { displayStore } from '#system/react/browser.ts'
import { useActor } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { row, stack } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'

const card = css`${stack(16)}`
const actions = row(12)
const DisplaySettings = lazyWithFallback(() => import('#ui/display-settings.tsx').then((part) => part.DisplaySettings))

/** What the services call this device (3-08), and what the portal remembers on it. */
export function DeviceSettings() {
  const cookies = useActor('cookieConsent')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="device" css={card}>
      <h2 id="device">Это устройство</h2>
      <p>Сейчас вы вошли так: {deviceNameOf(navigator.userAgent)}. Настройки ниже действуют только здесь.</p>
      <div css={actions}>
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Настройки отображения
        </Button>
        <Button kind="secondary" onClick={() => cookies.send({ type: 'cookies.reconsidered' })}>
          Настройки cookie
        </Button>
      </div>
      {isOpen && <DisplaySettings store={displayStore} onClose={() => setOpen(false)} />}
    </Card>
  )
}
