import { displayStore } from '#system/react/browser.ts'
import { DisplayPanel } from '#ui/display-panel.tsx'

/** What every header offers to the eyes: text size, contrast and motion. */
export function HeaderTools() {
  return <DisplayPanel store={displayStore} />
}
