/** A location in the app, as both `window.location` and a router provide it. */
export interface Place {
  readonly pathname: string
  readonly search: string
}

/** The sign-in page, with the path and its query as return address. */
export function loginPath({ pathname, search }: Place): string {
  return `/login?callbackUrl=${encodeURIComponent(`${pathname}${search}`)}`
}

/**
 * The path to open after sign-in, or undefined: only paths of this origin are accepted, and not the sign-in
 * page itself.
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
