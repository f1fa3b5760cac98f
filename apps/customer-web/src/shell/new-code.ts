const key = 'puente.reloaded'

/** Reloads the page once when a chunk is missing because a new version was deployed. */
export function reloadOnceForNewCode(window: Window): void {
  window.addEventListener('vite:preloadError', () => {
    if (window.sessionStorage.getItem(key) !== null) return
    // If the server does not respond, no chunk is known to be missing: the fallback says so, and typed values
    // stay.
    window.fetch('/api/health').then(
      () => {
        window.sessionStorage.setItem(key, '1')
        window.location.reload()
      },
      () => undefined,
    )
  })
}
