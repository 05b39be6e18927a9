/*
 * No style is applied: jsdom would try every rule of the page against each element that is looked for by its role, which is a third of all
 * that the tests of views take, and knows neither widths nor media. What is seen is looked at in browsers.
 */
const insert = Reflect.get(Node.prototype, 'insertBefore') as (node: Node, before: Node | null) => Node
Reflect.set(Node.prototype, 'insertBefore', function (this: Node, node: Node, before: Node | null) {
  return node instanceof HTMLStyleElement ? node : insert.call(this, node, before)
})
