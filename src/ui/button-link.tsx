import { Anchor, type AnchorProps } from './anchor.tsx'
import { buttonLabel, buttonStyle, type ButtonLook } from './button-style.ts'

/** A link that looks like a button: it leads somewhere and does nothing else. */
export function ButtonLink({ kind, size, wide, icon, children, ...anchor }: ButtonLook & AnchorProps) {
  return <Anchor css={buttonStyle({ kind, size, wide })} {...anchor}><span css={buttonLabel}>{icon}{children}</span></Anchor>
}
