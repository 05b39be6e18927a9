/** What the identity provider says on the way back (§3); unknown for any other word. */
type EsiaResult = 'AUTHORIZED' | 'FAILED' | 'None' | 'unknown'

/** The callback's query, read once (§4.4). */
export type EsiaCallback = { result: EsiaResult; error: string; errorDescription: string }

/** The person has declined at the identity provider themselves: nothing went wrong (RFC 6749, 4.1.2.1). */
export const hasDeclined = ({ result, error }: EsiaCallback) => result === 'FAILED' && error === 'access_denied'

const spelled = new Map<string, EsiaResult>([
  ['authorized', 'AUTHORIZED'],
  ['failed', 'FAILED'],
  ['none', 'None'],
  ['', 'None'],
])
const longest = 300

/** The values are matched whatever their case (4.4-06); texts are cut so that a forged address cannot fill the screen. */
export function readEsiaCallback(search: string): EsiaCallback {
  const query = new URLSearchParams(search)
  return {
    result: spelled.get((query.get('result') ?? '').toLowerCase()) ?? 'unknown',
    error: (query.get('error') ?? '').slice(0, longest),
    errorDescription: (query.get('error_description') ?? '').slice(0, longest),
  }
}
