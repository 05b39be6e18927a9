export const layouts = ['default', 'login', 'online-joining', 'lk-lite', 'npf-lk'] as const
/** The five layouts of §2.3. */
export type Layout = (typeof layouts)[number]
