/* What the screen is measured by, under the names of the specification (§9), read as `limits.…`. Times are milliseconds, widths and offsets are CSS pixels. */
export const navOffset = 64
export const navLinkStep = 48
export const scrollBottomTolerance = 2
export const breakpointMobile = 575
export const breakpointSmallMobile = 321
export const breakpointMiddle = 1023
export const breakpointWide = 1298
export const breakpointUltraWide = 1653
/** How long a slider rests before what is long and folded is drawn anew. */
export const sliderDebounce = 200
/** How long a page may take to come to rest before what it did without is fetched all the same, and how often it is looked at. */
export const idleTimeout = 5_000
export const idlePause = 200
/** How far from the window parts of a long list are still drawn. */
export const nearWindow = 1500
/** How long a part of the page that was lost with a network there waits before it is asked for again, and how many times it is. */
export const partPause = 1_000
export const partTries = 3
/** No document is shown wider than this before it is enlarged, and no canvas of a page has more pixels. */
export const documentWidth = 860
export const canvasPixels = 2 ** 23
/** A longer document is written out as text only near the window, as it is drawn. */
export const textAhead = 100
