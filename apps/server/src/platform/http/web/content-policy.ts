import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'

export interface ContentPolicyOptions {
  /** Whether pages are served over TLS only. */
  readonly secureCookies: boolean
  /** Origins beyond our own that the page's scripts may call. */
  readonly mayCall?: readonly string[]
  /** Scripts in the head of our pages, allowed by their hashes; no other inline script runs. */
  readonly inlineScripts?: readonly string[]
}

/** The Content-Security-Policy of our pages (CSP 3). */
export function contentPolicy({
  secureCookies,
  mayCall = [],
  inlineScripts = [],
}: ContentPolicyOptions): NonNullable<FastifyHelmetOptions['contentSecurityPolicy']> {
  return {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts.map(hashSource)],
      connectSrc: ["'self'", ...mayCall],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      upgradeInsecureRequests: secureCookies ? [] : null,
    },
  }
}

const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
