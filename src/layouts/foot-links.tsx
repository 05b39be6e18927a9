import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { external } from '#ui/icons.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { MenuLink } from './menus.ts'

type FootLinksProps = { links: readonly MenuLink[]; className?: string | undefined }

/** Links at the foot of a page; one that opens a tab of its own says so. */
export function FootLinks({ links, className }: FootLinksProps) {
  return (
    <ul role="list" className={className}>
      {links.map(({ label, href, newTab }) => (
        <li key={href}>
          <Anchor href={href} newTab={newTab}>
            {label}
            {newTab && (
              <>
                <Icon path={external} />
                <VisuallyHidden>(откроется в новой вкладке)</VisuallyHidden>
              </>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
