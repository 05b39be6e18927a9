import type { ComponentPropsWithRef } from 'react'
import { Link } from 'wouter'

export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  href: string
  /** Opens beside this page; say so in the link's words. */
  newTab?: boolean | undefined
  /** Loads the page whole, the portal's own as well. */
  reload?: boolean | undefined
}

/** A path of the application, and not a file that the server hands out. */
const isPage = (href: string) => /^\/(?!\/)/.test(href) && !/\.[a-z\d]+([?#]|$)/i.test(href)

/** An unstyled link: pages of this application without a reload, everything else as the browser does it. */
export function Anchor({ href, newTab, reload, ...rest }: AnchorProps) {
  if (newTab) return <a {...rest} href={href} target="_blank" rel="noopener" />
  // The tilde makes the address a whole one inside nested routers as well.
  return isPage(href) && !reload && rest.download === undefined ? (
    <Link {...rest} href={`~${href}`} />
  ) : (
    <a {...rest} href={href} />
  )
}

/** http(s), mail, telephone, or a path of this site; nothing that a browser would strip signs from before it reads it. */
export const isSafeAddress = (address: string) =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s\\\p{Cc}]*$/iu.test(address)
