import * as limits from '#ui/limits.ts'
import { kept } from './kept-press.ts'

/**
 * Presses a button again that was pressed before the page was hydrated. React lets a press through to the button when it can answer
 * it, and stops it on the way while the part around the button waits for its files: until then it is tried again.
 */
export function answerPresses(): void {
  const pressAgain = () => kept.button?.click()
  const answered = () => {
    kept.button = null
  }
  const watch = () => {
    kept.button?.addEventListener('click', answered, { once: true })
    setTimeout(pressAgain, limits.idlePause)
  }
  window.addEventListener('click', watch, true)
  pressAgain()
}
