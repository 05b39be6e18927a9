import type { ArrowLook } from './scene.ts'

/** Colour of an arrow, told by who acts; each is at least 4.5:1 on white, and never alone: the mark and the word say the same. */
export const inks: Record<ArrowLook, string> = {
  client: '#1d4ed8',
  message: '#7c3aed',
  answer: '#15803d',
  failure: '#b91c1c',
  time: '#a64b06',
  atOnce: '#5b6472',
  start: '#0f172a',
  invokes: '#0f4c5c',
}

/** The outline of each mark, in a square of 12 by 12. */
export const marks: Partial<Record<ArrowLook, string>> = {
  client: 'M6 1.2a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6M1.6 11c0-5 8.8-5 8.8 0',
  message: 'M1 4.4h6.5M1 7.6h6.5M6.4 1.8L10.8 6L6.4 10.2',
  answer: 'M1.4 6.6L4.6 9.8L10.6 2.4',
  failure: 'M2.2 2.2L9.8 9.8M9.8 2.2L2.2 9.8',
  time: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10M6 3.2V6.2L8.2 7.6',
  atOnce: 'M7.2 1L2.8 6.8H6L4.8 11L9.2 5.2H6Z',
}
