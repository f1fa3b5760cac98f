import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Brings the part that the address names into sight, once it stands on the page. */
export function useShowAnchor(ready = true): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!ready || hash === '') return
    document.getElementById(decodeURIComponent(hash))?.scrollIntoView()
  }, [hash, ready])
}
