const numbers = /(?<![\d-])(?:\+7|8)[ \u00A0-]?\(?\d{3}\)?[ \u00A0-]?\d{3}[ \u00A0-]?\d\d[ \u00A0-]?\d\d(?!\d)/g
const laws = /\d+-ФЗ/g
/** Takes no room, and no line ends at it. */
const joiner = '\u2060'

const join = (found: string) => found.replaceAll(' ', '\u00A0').replaceAll('-', `-${joiner}`)

/** A text in which no line ends inside a telephone number or the number of a law. */
export const unbroken = (text: string): string => text.replace(numbers, join).replace(laws, join)
