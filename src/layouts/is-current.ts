import { isSamePath } from '#domain/paths.ts'

/** Whether a link leads to the page of this path; a link into the middle of a page is no page of its own. */
export const isCurrent = (href: string, path: string): boolean => !href.includes('#') && isSamePath(href, path)
