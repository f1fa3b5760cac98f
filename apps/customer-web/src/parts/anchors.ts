import type { AnyRouter } from '@tanstack/react-router'

/**
 * Turns plain anchors to this site into navigations without a reload, and preloads a screen's code on hover
 * or focus. Returns a function that stops it. Anchors still work by themselves in a new tab or without
 * scripts.
 */
export function followAnchors(router: AnyRouter, document: Document): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const url = innerUrl(event.target, document)
    if (url === undefined) return
    event.preventDefault()
    void router.navigate({ href: hrefOf(url) })
  }
  const onIntent = (event: Event) => {
    const url = innerUrl(event.target, document)
    if (url === undefined) return
    // Only code is preloaded: a guard may have effects and must not run on hover.
    for (const route of router.getMatchedRoutes(url.pathname)[0])
      void router.loadRouteChunk(route)?.catch(() => undefined)
  }
  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', onIntent)
  document.addEventListener('focusin', onIntent)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('pointerover', onIntent)
    document.removeEventListener('focusin', onIntent)
  }
}

const hrefOf = (url: URL) => url.pathname + url.search + url.hash

/** The anchor's URL if it is another screen of this app. */
function innerUrl(target: EventTarget | null, document: Document): URL | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (anchor === null || anchor.target !== '' || anchor.hasAttribute('download') || anchor.href === '')
    return undefined
  const here = new URL(document.location.href)
  const url = new URL(anchor.href)
  if (url.origin !== here.origin || url.pathname.startsWith('/api/')) return undefined
  const samePage = url.pathname === here.pathname && url.search === here.search
  return samePage && url.hash !== '' ? undefined : url
}
