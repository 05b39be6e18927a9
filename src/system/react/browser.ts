/** What views may do with the browser by themselves: the address of the page, and what this device keeps of their settings. */
export { currentUrl, leaveTo, reload, replaceAddress } from '../browser/address.ts'
export { autumnDay } from '../browser/autumn-day.ts'
export { saveFile } from '../browser/download.ts'
export { displayStore } from '../browser/display-store.ts'
export { tabStore } from '../browser/storage.ts'
