/*
 * Golos Text, variable, cut to the signs that the portal writes and to the weights 400 to 700 (fonttools: instancer, pyftsubset).
 * Digits are in the latin file and the rouble sign in its own: all three are wanted early, together 44 kB.
 */
const face = (name: string, range: string) => `
  @font-face {
    font-family: 'Golos Text'; font-style: normal; font-weight: 400 700; font-display: swap;
    src: url('/fonts/golos-text-${name}.woff2') format('woff2'); unicode-range: ${range};
  }
`

/*
 * Stands in until the files arrive, and takes the same room: widths measured on Russian text against Arial,
 * ascent .98 and descent .22 of Golos Text divided by the same size-adjust.
 */
const fallback = (weight: string, local: string, size: number) => `
  @font-face {
    font-family: 'Golos Text Fallback'; font-weight: ${weight}; src: ${local};
    size-adjust: ${size}%; ascent-override: ${9800 / size}%; descent-override: ${2200 / size}%; line-gap-override: 0%;
  }
`

/** Font faces of the whole portal. */
export const fontFaces = [
  face('cyrillic', 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
  face('latin', 'U+0020-007E, U+00A0-00F7, U+2009-2033, U+20AC, U+2122-2265'),
  face('rouble', 'U+20BD'),
  fallback('400 599', "local('Arial'), local('Liberation Sans')", 105.1),
  fallback('600 700', "local('Arial Bold'), local('Liberation Sans Bold')", 99.5),
].join('')
