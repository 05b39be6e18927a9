/** What every JavaScript runtime has, browser or not, and the domain uses. Anything else of a browser does not compile here. */
declare class URL {
  constructor(url: string, base?: string)
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly searchParams: URLSearchParams
}
declare class URLSearchParams {
  constructor(init?: string)
  get(name: string): string | null
  has(name: string): boolean
  set(name: string, value: string): void
  toString(): string
}
declare class TextDecoder {
  decode(input: Uint8Array): string
}
declare class File {
  readonly name: string
  readonly size: number
  readonly type: string
}
declare function atob(data: string): string
