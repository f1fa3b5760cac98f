import type { FastifyRequest } from 'fastify'

/** The origin of an address: scheme, host and port; undefined for what is no address. */
export const originOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).origin : undefined

/**
 * Browsers say where a request comes from; one from another origin never changes anything. The whole origin counts:
 * scheme, host and port. Where no page is served over TLS, one from the address that was asked is our own, too.
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
