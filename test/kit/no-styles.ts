const displays = {
  none: 'area base datalist head link meta noscript rp script style template title',
  block: `address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr
    html legend li main nav ol optgroup option p pre search section summary table caption colgroup col thead tbody tfoot tr td th ul`,
}

/**
 * No style is applied: jsdom would try every rule of the page against each element that is looked for by its role, which is a third of all
 * that the tests of views take, and knows neither widths nor media. What is seen is looked at in browsers.
 */
function applyNoStyles(): void {
  const insert = Reflect.get(Node.prototype, 'insertBefore') as (node: Node, before: Node | null) => Node
  Reflect.set(Node.prototype, 'insertBefore', function (this: Node, node: Node, before: Node | null) {
    return node instanceof HTMLStyleElement ? node : insert.call(this, node, before)
  })
}

/**
 * How it is displayed is asked of each element that has a role or a name. jsdom tries its browser's whole sheet for every answer, a seventh of
 * all that these tests take; of that sheet only this matters here, beside what an element says of itself.
 */
function displayByName(): void {
  const styleOf = (display: string) => {
    const { style } = document.createElement('p')
    style.display = display
    return style
  }
  const inline = styleOf('inline')
  const hidden = styleOf('none')
  const block = styleOf('block')
  const named = new Map([
    ...displays.none.split(/\s+/).map((name) => [name, hidden] as const),
    ...displays.block.split(/\s+/).map((name) => [name, block] as const),
  ])
  window.getComputedStyle = (element) => {
    if (element.hasAttribute('hidden') || (element.localName === 'dialog' && !element.hasAttribute('open')))
      return hidden
    const own = (element as HTMLElement | SVGElement).style
    return own.length > 0 ? own : (named.get(element.localName) ?? inline)
  }
}

/** Of styles only how an element is displayed is told. */
export function ignoreStyles(): void {
  applyNoStyles()
  displayByName()
}
