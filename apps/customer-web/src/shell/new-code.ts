const key = 'puente.reloaded'

/** A screen's code that is gone after a new version went live is fetched anew by one reload, and by no second one. */
export function reloadOnceForNewCode(window: Window): void {
  window.addEventListener('vite:preloadError', () => {
    if (window.sessionStorage.getItem(key) !== null) return
    // Where nobody answers nothing is gone: the screen's own fallback says so, and what is typed or sent stays.
    window.fetch('/api/health').then(
      () => {
        window.sessionStorage.setItem(key, '1')
        window.location.reload()
      },
      () => undefined,
    )
  })
}
