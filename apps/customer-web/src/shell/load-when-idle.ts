/** Loads these chunks when the browser is idle. One that cannot be loaded is loaded when it is needed. */
export function loadWhenIdle(window: Window, chunks: readonly (() => Promise<unknown>)[]): void {
  const load = () => {
    for (const chunk of chunks) void chunk().catch(() => undefined)
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 10_000 })
  else setTimeout(load, 5_000)
}
