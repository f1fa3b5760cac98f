/** The screens' fallback, fetched apart from the first page; once it is here it also works offline. */
export const loadFailureScreen = () => import('./failure.tsx')

/** Fetches the fallback when the browser has nothing better to do, so that it is here before it is needed. */
export function loadFailureScreenWhenIdle(window: Window): void {
  const load = () => void loadFailureScreen().catch(() => undefined)
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 10_000 })
  else setTimeout(load, 5_000)
}
