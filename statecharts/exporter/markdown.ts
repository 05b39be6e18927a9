const escapedCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A table in GitHub's dialect; pipes in the cells are escaped. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapedCell).join(' | ')} |`).join('\n')

export const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
