const numbers = /(?<![\d-])(?:\+7|8)[ \u00A0-]?\(?\d{3}\)?[ \u00A0-]?\d{3}[ \u00A0-]?\d\d[ \u00A0-]?\d\d(?!\d)/g
const laws = /\d+-ФЗ/g
/** Takes no room, and no line ends at it. */
const joiner = '\u2060'

const join = (found: string) => found.replaceAll(' ', '\u00A0').replaceAll('-', `-${joiner}`)

/** No word of a language is as long: a browser looks for an end of each line through all of it. */
const endless = /[^\s\u200B]{100}(?=[^\s\u200B])/g

/** A text in which no line ends inside a telephone number or the number of a law, and some line may end inside every word without an end. */
export const withLineBreaks = (text: string): string =>
  text.replace(numbers, join).replace(laws, join).replace(endless, '$&\u200B')
