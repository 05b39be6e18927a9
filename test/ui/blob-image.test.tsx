import { beforeEach, expect, it } from 'vitest'
import { BlobImage } from '#ui/blob-image.tsx'
import { show } from './kit/page.tsx'

let living: string[] = []
let made = 0
beforeEach(() => {
  living = []
  made = 0
  Object.assign(URL, {
    createObjectURL: () => {
      living.push(`blob:${(made += 1)}`)
      return living.at(-1)
    },
    revokeObjectURL: (url: string) => void (living = living.filter((one) => one !== url)),
  })
})
const picture = () => document.querySelector('img')?.getAttribute('src')

it('[2.2-10] the address of a picture lasts as long as the picture is shown', () => {
  const file = new Blob(['one'])
  const { rerender, unmount } = show(<BlobImage file={file} />)
  expect(picture()).toBe('blob:1')
  rerender(<BlobImage file={file} alt="Она же" />)
  expect(living).toEqual(['blob:1'])
  rerender(<BlobImage file={new Blob(['two'])} />)
  expect([picture(), living]).toEqual(['blob:2', ['blob:2']])
  unmount()
  expect(living).toEqual([])
})
