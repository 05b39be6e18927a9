/** The page of the application, for every address that was not made ahead. */
export const shellFile = 'app.html'
/** By file, the hash of the style element of each page that was made ahead, for the content security policy. */
export const stylesFile = '.vite/inline-styles.json'
