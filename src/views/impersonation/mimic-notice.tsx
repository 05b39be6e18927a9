import { useMimic } from '#system/react/use-visitor-kind.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'

const MimicBanner = lazyWithFallback(async () => (await import('./mimic-banner.tsx')).MimicBanner)

type MimicNoticeProps = { className?: string | undefined }

/** Where an employee looks at a page in a client's name: whose account it is, and the way out (6-05). */
export const MimicNotice = ({ className }: MimicNoticeProps) => useMimic() && <MimicBanner className={className} />
