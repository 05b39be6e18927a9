/** The page of the application, for every address that was not prerendered. */
export const shellFile = 'app.html'
/** By file, the hash of the style element of each prerendered page, for the content security policy. */
export const stylesFile = '.vite/inline-styles.json'
/** By script, how long its modules were. */
export const moduleSizesFile = '.vite/module-sizes.json'
