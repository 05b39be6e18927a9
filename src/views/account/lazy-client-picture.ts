import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'

/** The client's picture, fetched after the page: initials stand in its place. */
export const ClientPicture = lazyWithFallback(async () => (await import('./client-picture.tsx')).ClientPicture, {
  afterPage: true,
})
