/** Where the browser keeps the scheme that a customer chose; without a choice the pages follow the system. */
export const schemeKey = 'puente.scheme'

/** What a customer may choose. */
export const chosenSchemes = ['light', 'dark'] as const

/**
 * The script in the head of the customers' pages: it applies the chosen scheme before the first render, and when this
 * or another tab changes it. The Content-Security-Policy of the server allows this text, byte for byte.
 */
export const schemeScript = `(() => {
  const apply = () => {
    let kept
    try { kept = localStorage.getItem('${schemeKey}') } catch {}
    const chosen = ${JSON.stringify(chosenSchemes)}.find((scheme) => scheme === kept)
    const root = document.documentElement
    if (chosen) root.dataset.scheme = chosen
    else delete root.dataset.scheme
    document.querySelector('meta[name="color-scheme"]').content = chosen ?? 'light dark'
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const { scheme } = meta.dataset
      meta.media = chosen ? (scheme === chosen ? 'all' : 'not all') : '(prefers-color-scheme: ' + scheme + ')'
    }
  }
  apply()
  addEventListener('storage', apply)
})()`
