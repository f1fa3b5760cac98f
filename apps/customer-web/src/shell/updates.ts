type Listener = () => void

let waiting: ServiceWorker | undefined
const listeners = new Set<Listener>()

/** Whether a newer version is installed and waits for the reader's consent; for useSyncExternalStore. */
export const updates = {
  isWaiting: (): boolean => waiting !== undefined,
  subscribe: (listener: Listener): Listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Activates the new version and reloads this page. */
  take: (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    })
    waiting?.postMessage({ type: 'take-over' })
  },
}

const hourMs = 3_600_000

/**
 * Registers the offline shell and checks for a newer version every hour and when the page becomes visible. It
 * never reloads by itself, which would lose unsaved input.
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
  // There is nothing to offer without a previous version, or when the page already runs the new one.
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

/** The page's first script, whose name changes with every build. */
function pageScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? window.location.href
}
