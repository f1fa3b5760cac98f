/** What a stream calls. */
interface Following {
  /** Something may have changed: read it again. */
  readonly changed: () => void
  /** Whether the stream is open, so that polling may pause. */
  readonly live: (isLive: boolean) => void
}

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** A pause that doubles with each failure, with a random part so that clients of one process do not return together. */
const pauseMs = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2)

/**
 * Follows a stream of changes while the page is visible and online; a browser has few connections to a host. After a
 * failure it tries again with growing pauses. The caller polls while it is not live. Returns the function that ends it.
 */
export function followChanges(address: string, { changed, live }: Following): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
    live(false)
  }
  const open = () => {
    close()
    if (document.hidden || !navigator.onLine) return
    source = new EventSource(address, { withCredentials: true })
    source.addEventListener('changed', () => {
      failures = 0
      live(true)
      changed()
    })
    // The browser repeats only some failures, and without a growing pause.
    source.addEventListener('error', () => {
      close()
      timer = setTimeout(open, pauseMs(failures++))
    })
  }
  document.addEventListener('visibilitychange', open)
  window.addEventListener('online', open)
  window.addEventListener('offline', open)
  open()
  return () => {
    document.removeEventListener('visibilitychange', open)
    window.removeEventListener('online', open)
    window.removeEventListener('offline', open)
    close()
  }
}
