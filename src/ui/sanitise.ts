import DOMPurify from 'dompurify'
import { isSafeAddress } from './anchor.tsx'
import { withLineBreaks } from './line-breaks.ts'

const allowed = {
  ALLOWED_TAGS: (
    'a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd ' +
    'li mark ol p pre q s small span strong sub summary sup table tbody td tfoot th thead time tr u ul wbr'
  ).split(' '),
  ALLOWED_ATTR:
    'alt colspan datetime dir height href lang open reversed rowspan scope span src start title width'.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: [
    'style',
    'script',
    'template',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'select',
    'textarea',
    'title',
  ],
}

const isOwnPicture = (address: string) =>
  isSafeAddress(address) &&
  URL.canParse(address, location.href) &&
  new URL(address, location.href).origin === location.origin

function keepAddressesSafe(element: Element) {
  if (element.tagName === 'IMG') {
    if (!isOwnPicture(element.getAttribute('src') ?? '')) return element.remove()
    element.setAttribute('loading', 'lazy')
  }
  const address = element.getAttribute('href')
  if (address === null) return
  if (isSafeAddress(address)) element.setAttribute('rel', 'noopener noreferrer')
  else element.removeAttribute('href')
}

function keepNumbersWhole(node: Node) {
  if (node.nodeType === Node.TEXT_NODE && node.textContent) node.textContent = withLineBreaks(node.textContent)
}

/* Where pages are prerendered, the module may be older than the window. */
const purifier = () => (DOMPurify.isSupported ? DOMPurify : DOMPurify(window))

/**
 * HTML of the content service, made harmless: neither the content security policy nor the sanitiser's defaults suffice, since a
 * refreshing meta passes the one and a full-page overlay the other. Gives TrustedHTML where the browser has it.
 */
export function sanitise(html: string) {
  const purify = purifier()
  // The hook lives no longer than this call: the charts' default policy shares the sanitiser.
  purify.addHook('afterSanitizeAttributes', keepAddressesSafe)
  purify.addHook('beforeSanitizeElements', keepNumbersWhole)
  try {
    return purify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
  } finally {
    purify.removeHook('afterSanitizeAttributes', keepAddressesSafe)
    purify.removeHook('beforeSanitizeElements', keepNumbersWhole)
  }
}
