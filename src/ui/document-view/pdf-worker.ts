import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

type Policy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | null = null

/** The page's policy lets a script's address pass through a policy of its name alone, and this one knows a single address. */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return url
  policy ??= trustedTypes.createPolicy('pdf-worker', { createScriptURL: () => workerUrl })
  return policy.createScriptURL(url)
}

/** Starts what reads PDF files beside the page. */
export const startPdfWorker = (): Worker => new Worker(trusted(workerUrl), { type: 'module' })
