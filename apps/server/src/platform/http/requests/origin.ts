import type { FastifyRequest } from 'fastify'

/** The origin of an address: scheme, host and port. Undefined for an invalid address. */
export const originOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).origin : undefined

/**
 * Whether a request may change data, by the origin that the browser sends. Scheme, host and port must match one of our
 * origins. Without TLS, the origin of the requested address is accepted too.
 */
export function isForeign(
  request: Pick<FastifyRequest, 'headers'>,
  { origins, secure }: { readonly origins: readonly string[]; readonly secure: boolean },
): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site'
  if (originOf(origin) !== origin) return true
  return !origins.includes(origin) && (secure || origin !== originOf(`http://${host}`))
}
