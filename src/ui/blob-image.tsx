import { useCallback, type ComponentProps } from 'react'

type BlobImageProps = Pick<ComponentProps<'img'>, 'alt' | 'onLoad' | 'onError'> & { file: Blob }

/** A picture that is held in memory; its address lasts as long as it is shown, and no longer than the account. Without `alt` it says nothing that words beside it do not. */
export function BlobImage({ file, alt = '', ...heard }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt={alt} {...heard} />
}
