import { escape } from './escape.ts'

/** The pages of the site, for search engines. */
export const sitemap = (pages: readonly { url: string; updated: string | null }[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ url, updated }) =>
        `<url><loc>${escape(url)}</loc>${updated === null ? '' : `<lastmod>${updated.slice(0, 10)}</lastmod>`}</url>`,
    ),
    '</urlset>',
  ].join('\n')

/** What search engines may read: the site and the holdings' sections, not the account nor previews. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /lk/lite',
    'Disallow: /lk',
    'Disallow: /preview',
    'Disallow: /api',
    'Disallow: /apirp',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
