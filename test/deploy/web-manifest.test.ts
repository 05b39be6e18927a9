import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { webManifest } from '../../deploy/web-manifest.ts'
import { root } from '#test/kit/build.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
type Icon = { src: string; sizes: string; type: string; purpose?: string }
type Manifest = { name: string; short_name: string; theme_color: string; background_color: string; icons: Icon[] }
const manifestOf = (fundName: string) => webManifest(fundName) as Manifest

/** The width and the height that a PNG says it has. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

describe('the web manifest', () => {
  it.each([
    ['НПФ «Маяк»', 'Маяк'],
    ['Второй пенсионный', 'Второй пенсионный'],
  ])('[1-11] is called %s, under an icon %s', (name, short) => {
    expect(manifestOf(name)).toMatchObject({ name, short_name: short, lang: 'ru', start_url: '/' })
  })

  it('has the colours of the portal', () => {
    const { theme_color, background_color } = manifestOf('Фонд')
    expect(read('index.html')).toContain(`<meta name="theme-color" content="${theme_color}" />`)
    expect(read('src/ui/tokens.ts')).toContain(background_color)
    expect(read('public/favicon.svg')).toContain(theme_color)
  })

  it('names icons that are there, of the sizes that it says, one of them for a mask', () => {
    const { icons } = manifestOf('Фонд')
    const pictures = icons.filter(({ type }) => type === 'image/png')
    expect(pictures.map(({ src }) => sizeOf(readFileSync(path.join(root, 'public', src))))).toEqual(
      pictures.map(({ sizes }) => sizes),
    )
    expect(pictures.map(({ sizes, purpose }) => ({ sizes, purpose }))).toEqual([
      { sizes: '192x192', purpose: undefined },
      { sizes: '512x512', purpose: undefined },
      { sizes: '512x512', purpose: 'maskable' },
    ])
    expect(
      icons.filter(({ type }) => type === 'image/svg+xml').map(({ src }) => read(`public${src}`).startsWith('<svg')),
    ).toEqual([true])
  })
})
