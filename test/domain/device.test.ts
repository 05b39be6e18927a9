import { expect, it } from 'vitest'
import { deviceNameOf } from '#domain/device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome 131, Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0.0.0 YaBrowser/24.12.0 Safari/537.36`,
    'Яндекс Браузер 24, Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge 131, Windows'],
  [`Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0`, 'Edge 131, Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`, 'Opera 116, Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox 133, macOS'],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari 18, iOS'],
  [`${iPhone} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'Chrome 131, iOS'],
  [`${iPhone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, 'Firefox 133, iOS'],
  ['', 'Браузер, неизвестная система'],
])('[3-08] a device is named by its browser and system: %s', (userAgent, name) =>
  expect(deviceNameOf(userAgent)).toBe(name),
)
