import { useCallback } from 'react'

/** A picture that is held in memory; its address lasts as long as it is shown, and no longer than the account. It says nothing that words beside it do not. */
export function BlobImage({ file }: { file: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" />
}
