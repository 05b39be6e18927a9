import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { root } from '#test/kit/build.ts'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'

/** Draws the icons of the portal anew out of `public/favicon.svg` (`npm run icons`). */
const folder = path.join(root, 'public')
const svg = readFileSync(path.join(folder, 'favicon.svg'), 'utf8')
/** To the edge: the system that shows it rounds its corners. */
const square = svg.replace(/ rx="\d+"/, '')
/** A mask may leave no more than the circle of four fifths in the middle. */
const masked = square.replace(/(<rect[^>]*>)(.*)(<\/svg>)/s, '$1<g transform="translate(4 4) scale(.8)">$2</g>$3')

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const page = await browser.newPage()

async function draw(source: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${source}`)
  return page.screenshot({ omitBackground: true })
}

/** Pictures of several sizes in one file: a head, a row for each, then the pictures as they are. */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const [headSize, rowSize] = [6, 16]
  const head = Buffer.alloc(headSize)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = headSize + rowSize * pictures.length
  const rows = pictures.map(({ size, png }) => {
    const row = Buffer.alloc(rowSize)
    row.writeUInt8(size, 0)
    row.writeUInt8(size, 1)
    row.writeUInt16LE(1, 4)
    row.writeUInt16LE(32, 6)
    row.writeUInt32LE(png.length, 8)
    row.writeUInt32LE(offset, 12)
    offset += png.length
    return row
  })
  return Buffer.concat([head, ...rows, ...pictures.map(({ png }) => png)])
}

const keep = (file: string, content: Buffer) => writeFileSync(path.join(folder, file), content)
keep('apple-touch-icon.png', await draw(square, 180))
keep('icons/192.png', await draw(svg, 192))
keep('icons/512.png', await draw(svg, 512))
keep('icons/maskable-512.png', await draw(masked, 512))
keep(
  'favicon.ico',
  ico([
    { size: 16, png: await draw(svg, 16) },
    { size: 32, png: await draw(svg, 32) },
  ]),
)
await browser.close()
