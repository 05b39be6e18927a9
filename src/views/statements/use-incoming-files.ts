import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type RefObject } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Files that are dropped on a place, or pasted while the focus is in it. A browser gives a paste to the whole document where no text is
 * edited. `isOver`: files are held over the place.
 */
export function useIncomingFiles(place: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const depth = useRef(0)
  const take = (files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files])
    return files !== undefined && files.length > 0
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!place.current?.contains(document.activeElement)) return
    if (take(event.clipboardData?.files)) event.preventDefault()
  })
  useEffect(() => {
    const hear = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])

  const count = (change: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return
    depth.current += change
    setOver(depth.current > 0)
  }
  return {
    isOver,
    onDragEnter: count(1),
    onDragLeave: count(-1),
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth.current = 0
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
}
