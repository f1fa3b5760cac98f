import { language } from '@puente/web'

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

/** Each language has a worker of its own, which keeps the shell in that language; the last one registered is in charge. */
const workerPath = language === 'es' ? '/sw.js' : `/sw.js?language=${language}`

/** Whether a worker keeps the shell in the language of this page. */
const isOfThisLanguage = ({ scriptURL }: ServiceWorker): boolean =>
  scriptURL === new URL(workerPath, window.location.origin).href

/**
 * Registers the offline shell and checks for a newer version every hour and when the page becomes visible. It
 * never reloads by itself, which would lose unsaved input.
 */
export async function keepOfflineShell(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register(workerPath, { updateViaCache: 'none' })
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
  const { controller } = navigator.serviceWorker
  // There is nothing to offer without a previous version, to a page in another language than the newest one, or when
  // the page already runs the new one.
  if (worker === null || controller === null || !isOfThisLanguage(worker)) return
  if (await isOurs(worker)) {
    // Whoever chose the language has already agreed to its shell.
    if (!isOfThisLanguage(controller)) worker.postMessage({ type: 'take-over' })
    return
  }
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
