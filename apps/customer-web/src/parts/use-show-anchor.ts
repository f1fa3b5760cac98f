import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Scrolls to the element of the URL's fragment once it is rendered. */
export function useShowAnchor(ready = true): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!ready || hash === '') return
    document.getElementById(decodeURIComponent(hash))?.scrollIntoView()
  }, [hash, ready])
}
