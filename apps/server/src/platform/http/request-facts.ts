/** What a use case may know of the HTTP request. */
export interface RequestFacts {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** The process number that a supervisor gives with its health check. */
  readonly askingPid?: number
  /** The token in this listener's session cookie, if any. */
  readonly sessionToken?: string
  /** The token in this listener's browser cookie, if any. */
  readonly deviceToken?: string
}

/** A new session token with its maximum lifetime, or the end of the session. */
export type CookieChange = { readonly token: string; readonly maxAgeSeconds: number } | 'clear'
