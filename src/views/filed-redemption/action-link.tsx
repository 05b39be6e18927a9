import { Button, ButtonLink } from '#ui/button.tsx'

type ActionLinkProps = {
  href: string
  /** Why it cannot be done. */
  blocked: string | undefined
  kind?: 'secondary' | undefined
  children: string
}

/** The way to something that can be done with a statement; where it cannot, it stays in its place and says why. */
export function ActionLink({ href, blocked, kind, children }: ActionLinkProps) {
  return blocked === undefined ? (
    <ButtonLink kind={kind} href={href}>
      {children}
    </ButtonLink>
  ) : (
    <Button kind={kind} blocked={blocked}>
      {children}
    </Button>
  )
}
