/** How a person wants pages to look; kept on their device. */
export type DisplayPreferences = {
  /** Percent of the usual size. */
  textSize: 100 | 125 | 150 | 200
  contrast: 'normal' | 'high'
  /** «full» leaves the choice to the system's own setting. */
  motion: 'full' | 'none'
}

/** Where preferences are remembered; both calls must not throw. */
export type DisplayStore = {
  load: () => unknown
  save: (preferences: DisplayPreferences) => void
}

export const textSizes = [100, 125, 150, 200] as const

/** Preferences out of whatever was stored; what is unknown is as usual. */
export function parseDisplay(stored: unknown): DisplayPreferences {
  const known: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  return {
    textSize: textSizes.find((size) => size === known['textSize']) ?? 100,
    contrast: known['contrast'] === 'high' ? 'high' : 'normal',
    motion: known['motion'] === 'none' ? 'none' : 'full',
  }
}

/** Makes the page look so; call it once at start with what was remembered, so that nothing changes after the first paint. */
export function applyDisplay(
  { textSize, contrast, motion }: DisplayPreferences,
  root: HTMLElement = document.documentElement,
) {
  root.dataset['textSize'] = String(textSize)
  root.dataset['contrast'] = contrast
  root.dataset['motion'] = motion
}
