type Props = Partial<Pick<HTMLElement, 'className'>> & {
  href?: string
  type?: string
  onclick?: () => void
  title?: string
}

/** An element with its children; text is always text. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}

/** The one element that the page certainly has. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}

/** Says briefly what was done, also to those who listen. */
export function say(text: string): void {
  const status = find('[data-status]')
  status.textContent = text
  window.setTimeout(() => {
    if (status.textContent === text) status.textContent = ''
  }, 3000)
}

/** Runs a press of a button, and says where it failed. */
export const doing = (work: () => Promise<void>) => () => {
  work().catch(() => {
    say('Песочница не ответила. Попробуйте ещё раз.')
  })
}

/** A call of the sandbox's own. */
export async function call(path: string, body?: unknown): Promise<unknown> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/sandbox/${path}`, { cache: 'no-store', ...init })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.status === 204 ? undefined : response.json()
}
