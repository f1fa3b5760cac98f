import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

// The browser's types describe pages only; these are the worker's.
declare const self: {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[]
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

/**
 * The maximum time to wait for a page, in ms; then the cached shell is used, whose screens show what is
 * missing.
 */
const longestWaitMs = 4000

const shellFiles = self.__WB_MANIFEST
const kept = new Set(shellFiles.map((entry) => (typeof entry === 'string' ? entry : entry.url)))

// The server's response has priority: it knows which paths exist and has the newest page. Responses of the
// API are never cached, and a navigation below /api always goes to the server.
registerRoute(
  new NavigationRoute(async ({ request }) => (await fromServer(request)) ?? shell(), {
    denylist: [/^\/api(\/|$)/],
  }),
)

// After the route above, because the cache would otherwise always precede the server.
precacheAndRoute(shellFiles, { cleanURLs: false })
cleanupOutdatedCaches()

async function fromServer(request: Request): Promise<Response | undefined> {
  const giveUp = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longestWaitMs))
  try {
    return await Promise.race([fetch(request), giveUp])
  } catch {
    return undefined
  }
}

async function shell(): Promise<Response> {
  return (await matchPrecache('/')) ?? Response.error()
}

// A new version waits for the reader's consent; see update-banner.
self.addEventListener('message', (event) => {
  const asked = event.data as { type?: string; url?: string } | null
  if (asked?.type === 'take-over') void self.skipWaiting()
  if (asked?.type === 'holds') event.ports[0]?.postMessage(holds(asked.url ?? ''))
})

/** Whether this version contains the script of a page. */
function holds(url: string): boolean {
  const path = new URL(url).pathname.slice(1)
  return kept.has(path)
}
