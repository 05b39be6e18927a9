import { type ElementType, type Key } from 'react'
import * as runtime from 'react/jsx-runtime'

type Classes = string | false | null | undefined | readonly Classes[]
type Props = Record<string, unknown> & { css?: Classes; className?: string | undefined }

const join = (classes: Classes): string =>
  (Array.isArray(classes) ? classes.map(join).filter(Boolean).join(' ') : classes || '') as string

/** What the css prop comes to in a build: the classes of its styles, under those that the caller gave. */
function plain({ css, className, ...props }: Props): Props {
  return css === undefined ? { className, ...props } : { ...props, className: join([css, className]) }
}

const withClasses = (make: typeof runtime.jsx) => (type: ElementType, props: Props, key?: Key) =>
  make(type, 'css' in props ? plain(props) : props, key)

export const { Fragment } = runtime
export const jsx = withClasses(runtime.jsx)
export const jsxs = withClasses(runtime.jsxs)
