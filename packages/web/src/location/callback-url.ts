/** A place in the app: what `window.location` and a router both know. */
export interface Place {
  readonly pathname: string
  readonly search: string
}

/** Where to sign in, remembering the path and its query. */
export function loginPath({ pathname, search }: Place): string {
  return `/login?callbackUrl=${encodeURIComponent(`${pathname}${search}`)}`
}

/**
 * The path to follow after sign-in, or undefined: only a path of this origin is followed, whatever the address says.
 * A path that leads back to the sign-in page is not followed either.
 */
export function safeCallbackUrl(text: unknown, origin: string): string | undefined {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return undefined
  let url: URL
  try {
    url = new URL(text, origin)
  } catch {
    return undefined
  }
  if (url.origin !== origin || url.username !== '' || url.password !== '') return undefined
  if (url.pathname.startsWith('//') || /^\/login\/?$/.test(url.pathname)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
