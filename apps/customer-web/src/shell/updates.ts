type Listener = () => void

let waiting: ServiceWorker | undefined
const listeners = new Set<Listener>()

/** Whether a newer version has been fetched and waits for the reader; for useSyncExternalStore. */
export const updates = {
  isWaiting: (): boolean => waiting !== undefined,
  subscribe: (listener: Listener): Listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Lets the new version take over and opens this page anew with it. */
  take: (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    })
    waiting?.postMessage({ type: 'take-over' })
  },
}

const hourMs = 3_600_000

/**
 * Installs the offline shell once the page stands, and looks for a newer version each hour and whenever the reader
 * comes back. It never reloads by itself: what is being written would be lost.
 */
export async function keepOfflineShell(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register('/sw.js', { updateViaCache: 'none' })
  const notice = () => void offer(registration.waiting)
  notice()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', notice)
  })
  const look = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, hourMs)
}

async function offer(worker: ServiceWorker | null): Promise<void> {
  // The first version waits for nobody, and a page that is already of the new version has nothing to gain.
  if (worker === null || navigator.serviceWorker.controller === null || (await isOurs(worker))) return
  waiting = worker
  for (const listener of listeners) listener()
}

function isOurs(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = (event) => resolve(event.data === true)
    worker.postMessage({ type: 'holds', url: pageScript() }, [port2])
  })
}

/** The first script of this page, whose name changes with every build. */
function pageScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? window.location.href
}
