import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

// The browser's types know pages only; this is what a worker needs of its own.
declare const self: {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[]
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'message', hear: (event: MessageEvent) => void) => void
}

/** A page is worth waiting for so long; then the kept shell stands in, and the page's own states say what is missing. */
const longestWaitMs = 4000

const shellFiles = self.__WB_MANIFEST
const kept = new Set(shellFiles.map((entry) => (typeof entry === 'string' ? entry : entry.url)))

// The server's own answer comes first: it knows which addresses exist, and its page is the newest. Nothing of the API
// is ever kept, and a navigation below /api is the server's alone.
registerRoute(
  new NavigationRoute(async ({ request }) => (await fromServer(request)) ?? shell(), {
    denylist: [/^\/api(\/|$)/],
  }),
)

// After the route above: a kept page would otherwise always come before the server's.
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

// A new version waits until the reader says so; see update-banner.
self.addEventListener('message', (event) => {
  const asked = event.data as { type?: string; url?: string } | null
  if (asked?.type === 'take-over') void self.skipWaiting()
  if (asked?.type === 'holds') event.ports[0]?.postMessage(holds(asked.url ?? ''))
})

/** Whether this version is the one that a page's script belongs to. */
function holds(url: string): boolean {
  const path = new URL(url).pathname.slice(1)
  return kept.has(path)
}
