import type { BrowserContext } from '@playwright/test'

/** What went wrong in the pages of a context, apart from what the test said it would. */
export type Complaints = {
  /** Declares that something like this will go wrong, before it does; a status is met as `… 401 (…) @ http://…/path`. */
  allow: (pattern: RegExp) => void
  /** The same of something that may as well not happen. */
  tolerate: (pattern: RegExp) => void
  /** What went wrong undeclared. */
  undeclared: () => string[]
  /** What was declared and did not happen. */
  unmet: () => string[]
}

/** Listens for console errors (violations of the security policy and statuses from 400 are among them), uncaught errors and failed requests. */
export function watch(context: BrowserContext): Complaints {
  const heard: string[] = []
  const allowed: RegExp[] = []
  const tolerated: RegExp[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} @ ${message.location().url}`)
  })
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left cancels its requests.
    if (reason !== 'net::ERR_ABORTED') heard.push(`request: ${reason} ${request.method()} @ ${request.url()}`)
  })
  return {
    allow: (pattern) => void allowed.push(pattern),
    tolerate: (pattern) => void tolerated.push(pattern),
    undeclared: () => heard.filter((text) => ![...allowed, ...tolerated].some((pattern) => pattern.test(text))),
    unmet: () => allowed.filter((pattern) => !heard.some((text) => pattern.test(text))).map(String),
  }
}
