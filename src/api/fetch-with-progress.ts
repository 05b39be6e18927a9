import type { Progress } from './receive.ts'

const bodiless = [101, 204, 205, 304]
const headersOf = (text: string) =>
  text
    .split('\r\n')
    .map((line) => /^([^:]+): ?(.*)$/.exec(line))
    .flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? ''] satisfies [string, string]] : []))

/**
 * A fetch that tells how far its body has gone, over XMLHttpRequest: the browser's own fetch cannot tell it. What it answers and how it
 * fails is the same, so that everything else of a call stays the client's.
 */
export const fetchWithProgress =
  (onProgress: (progress: Progress) => void) =>
  (input: RequestInfo | URL, { method = 'GET', headers, body, signal }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      const stop = () => call.abort()
      const fail = () => reject(new TypeError('Failed to fetch'))
      call.open(method, input instanceof Request ? input.url : input)
      new Headers(headers).forEach((value, name) => call.setRequestHeader(name, value))
      call.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress({ loaded, total: lengthComputable ? total : null })
      call.onload = () => {
        const { status, responseText } = call
        const answered = headersOf(call.getAllResponseHeaders())
        resolve(new Response(bodiless.includes(status) ? null : responseText, { status, headers: answered }))
      }
      call.onerror = fail
      call.onabort = () => (signal?.aborted ? reject(signal.reason as Error) : fail())
      call.onloadend = () => signal?.removeEventListener('abort', stop)
      signal?.addEventListener('abort', stop)
      if (signal?.aborted) return reject(signal.reason as Error)
      call.send(body as XMLHttpRequestBodyInit)
    })
