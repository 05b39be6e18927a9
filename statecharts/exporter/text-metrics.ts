/**
 * Advance widths of Arial Bold (and of the fonts made to its measure) in hundredths of an em.
 * Bold is the widest cut in the pictures, so that measuring all text by it errs on the safe side.
 */
const widths: Record<number, string> = {
  28: " \u00a0',./I\\ijl|·",
  33: '!()-:;[]`ft',
  40: '*r{}г•',
  50: '"тzзк',
  56: '#$0123456789J_aceksvxyаесухё«»–§эГ',
  61: '?FLTZbdghnopquКТвийорць+<=>^~чя×нп',
  64: 'УбЗдл₽',
  67: 'EPSVXYЕРХЁ',
  72: '&ABCDHKNRUАБВИЙНПСЬЯЛЧДЭж',
  74: 'Цъм',
  78: 'GOQwО',
  86: 'MМшщФыюЪ',
  90: '%mфЖ',
}

const widthOf = new Map(
  Object.entries(widths).flatMap(([width, characters]) => [...characters].map((one) => [one, Number(width)] as const)),
)

/** Letters wider than all in the table, and signs that another font may lend. */
const widest = 104

export type Face = 'sans' | 'mono'

/** Width of a line of text in pixels, never less than the browser will need. */
export const textWidth = (text: string, size: number, face: Face): number =>
  Math.ceil(
    face === 'mono'
      ? [...text].length * size * 0.61
      : ([...text].reduce((sum, one) => sum + (widthOf.get(one) ?? widest), 0) * size) / 100,
  )

/** Breaks a text at spaces into lines not wider than `limit` pixels; a longer word keeps a line of its own. */
export const wrap = (text: string, limit: number, size: number, face: Face): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(joined, size, face) <= limit) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
