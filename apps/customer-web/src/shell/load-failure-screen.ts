/** The error fallback in a separate chunk; once loaded, it also works offline. */
export const loadFailureScreen = () => import('./failure.tsx')

/** Preloads the fallback when the browser is idle. */
export function loadFailureScreenWhenIdle(window: Window): void {
  const load = () => void loadFailureScreen().catch(() => undefined)
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 10_000 })
  else setTimeout(load, 5_000)
}
