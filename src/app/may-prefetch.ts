type Connection = { saveData?: boolean; effectiveType?: string }

/** Nothing is fetched ahead on a slow or a saved connection (7-03). */
export function mayPrefetch(
  connection: Connection | undefined = (navigator as Navigator & { connection?: Connection }).connection,
): boolean {
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '')
}
