import { type ElementType, type Key } from 'react'
import * as runtime from 'react/jsx-runtime'

type Classes = string | false | null | undefined | readonly Classes[]
type Props = Record<string, unknown> & { css?: Classes; className?: string | undefined }

/** Classes one after the other, between spaces. */
function join(before: string, classes: Classes): string {
  if (!classes) return before
  if (typeof classes !== 'string') return classes.reduce<string>(join, before)
  return before === '' ? classes : `${before} ${classes}`
}

/**
 * What the css prop comes to in a build: the classes of its styles, under those that the caller gave. The key itself goes: a component that
 * hands on the rest of its props would undo the css of what it renders. Every element of every page passes here, and a loop does it several
 * times quicker than a pattern that leaves keys out.
 */
function plain(given: Props): Props {
  const props: Props = {}
  for (const name in given) if (name !== 'css') props[name] = given[name]
  if (given.css !== undefined) props.className = join(join('', given.css), given.className)
  return props
}

const withClasses = (make: typeof runtime.jsx) => (type: ElementType, props: Props, key?: Key) =>
  make(type, 'css' in props ? plain(props) : props, key)

export const { Fragment } = runtime
export const jsx = withClasses(runtime.jsx)
export const jsxs = withClasses(runtime.jsxs)
