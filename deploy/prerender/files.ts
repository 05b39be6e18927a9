/** The page of the application, for every address that was not made ahead. */
export const shellFile = 'app.html'
/** Names the style elements of the pages that were made ahead, for the content security policy. */
export const stylesFile = '.vite/inline-styles.json'
