import { Failure } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import * as messages from '#domain/messages.ts'

const quality = 0.85
const notPicture = (cause?: unknown) =>
  new Failure({ kind: 'refused', code: 'NotPicture', description: messages.notPicture }, { cause })

/**
 * The middle of a picture as a small square: a camera's ten megabytes are not sent for a circle of three centimetres, and neither is what
 * the camera wrote into the file, such as the place.
 */
export async function squarePicture(file: File): Promise<File> {
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    throw notPicture(cause)
  })
  const side = Math.min(image.width, image.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, limits.pictureSide)
  const context = canvas.getContext('2d')
  // What is transparent would turn black.
  if (context) context.fillStyle = '#fff'
  context?.fillRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(
    image,
    (image.width - side) / 2,
    (image.height - side) / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  image.close()
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (picture === null) throw notPicture()
  return new File([picture], 'picture.jpg', { type: 'image/jpeg' })
}
