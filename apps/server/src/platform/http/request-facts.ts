/** What a verb may know of the request itself. */
export interface RequestFacts {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** The process that says it asks, for a supervisor's own question about health. */
  readonly askingPid?: number
  /** The token in this listener's session cookie, when there is one. */
  readonly sessionToken?: string
  /** The token by which this listener knows the browser again, when there is one. */
  readonly deviceToken?: string
}

/** A new session token with its longest life, or the end of the one there is. */
export type CookieChange = { readonly token: string; readonly maxAgeSeconds: number } | 'clear'
