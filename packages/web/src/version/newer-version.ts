type Listener = () => void

/** Every web app has this address, and the server answers it with the page of the newest build. */
const PAGE = '/login'
const LOOK_EVERY_MS = 3_600_000
/** A page that becomes visible again and again asks the server at most so often. */
const LOOK_AGAIN_MS = 60_000

let isOffered = false
const listeners = new Set<Listener>()

function offer(): void {
  isOffered = true
  for (const listener of listeners) listener()
}

/** Whether the server has a newer build than this page; for useSyncExternalStore. */
export const newerVersion = {
  isOffered: (): boolean => isOffered,
  subscribe: (listener: Listener): Listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Loads the page again, from the newer build. What was typed and is in no draft is lost. */
  take: (): void => window.location.reload(),
}

/** The first script of a page, whose name changes with every build. */
const scriptOf = (page: Document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined

/** Whether the page that the server has now names another script than this one; false without an answer. */
async function isReplaced(page: Document): Promise<boolean> {
  const response = await fetch(PAGE, { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!response.ok) return false
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  const published = scriptOf(next)
  // Another tab may have chosen another language: its build is not a newer one of this page.
  const isSameLanguage = next.documentElement.lang === page.documentElement.lang
  return isSameLanguage && published !== undefined && published !== scriptOf(page)
}

/**
 * Asks the server for a newer build when the code of a screen cannot be loaded, every hour, and when the page becomes
 * visible. The page offers it and never reloads by itself, which would lose what was typed.
 */
export function watchForNewerVersion(window: Window): void {
  let lookedAt = window.performance.now()
  const look = () => {
    lookedAt = window.performance.now()
    isReplaced(window.document).then(
      (isNewer) => (isNewer ? offer() : undefined),
      () => undefined,
    )
  }
  window.addEventListener('vite:preloadError', (event) => {
    keepPage(window, event)
    look()
  })
  window.document.addEventListener('visibilitychange', () => {
    const isDue = window.performance.now() - lookedAt > LOOK_AGAIN_MS
    if (window.document.visibilityState === 'visible' && isDue) look()
  })
  window.setInterval(look, LOOK_EVERY_MS)
}

/** The router reloads a page once for each message of a missing module, unless this mark says that it has done so. */
function keepPage(window: Window, event: Event): void {
  const { payload } = event as Event & { readonly payload?: unknown }
  if (payload instanceof Error)
    window.sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
}
