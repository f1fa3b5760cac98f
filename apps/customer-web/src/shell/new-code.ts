const key = 'puente.reloaded'

/** A screen's code that is gone after a new version went live is fetched anew by one reload, and by no second one. */
export function reloadOnceForNewCode(window: Window): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (window.sessionStorage.getItem(key) !== null) return
    window.sessionStorage.setItem(key, '1')
    event.preventDefault()
    window.location.reload()
  })
}
