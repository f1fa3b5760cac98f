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
  addEventListener: {
    (type: 'message', listener: (event: MessageEvent) => void): void
    (type: 'push', listener: (event: Lasting & { readonly data: Readable | null }) => void): void
    (
      type: 'notificationclick',
      listener: (event: Lasting & { readonly notification: Notification }) => void,
    ): void
  }
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll: (filter: { type: 'window' }) => Promise<readonly OpenPage[]>
    openWindow: (url: string) => Promise<unknown>
  }
}

/** An event that lasts until its promise ends. */
interface Lasting {
  waitUntil: (until: Promise<unknown>) => void
}
interface Readable {
  json: () => unknown
}
interface OpenPage {
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
}

/** What the server sends to a browser; see the payload of notifications. */
interface PushPayload {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly notice: string
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

// Browsers demand that each message is shown. One with the tag of another takes its place.
self.addEventListener('push', (event) => {
  if (event.data === null) return
  const { title, body, ...data } = event.data.json() as PushPayload
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: data.notice,
      icon: '/icons/icon-192x192.png',
      lang: 'es-CL',
      data,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data as Pick<PushPayload, 'path' | 'notice'>))
})

/** Opens the page of a notice, in a page of ours that is open if there is one, and marks it as read. */
async function open({ path, notice }: Pick<PushPayload, 'path' | 'notice'>): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  await (page === undefined ? self.clients.openWindow(path) : page.focus().then(() => page.navigate(path)))
  // Whoever is signed out signs in on the page; the notice then stays unread.
  await fetch(`/api/notices/${encodeURIComponent(notice)}/reading`, { method: 'PUT' }).catch(() => undefined)
}
