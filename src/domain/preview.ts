import type { WantedFile } from './tasks.ts'

/** Whether the portal can show a file itself, as far as its name says; a paper is always drawn up as a PDF. */
export const canBeRead = (file: WantedFile): boolean =>
  'paper' in file || /\.(pdf|jpe?g|png|webp|gif)$/i.test(file.fileName)
