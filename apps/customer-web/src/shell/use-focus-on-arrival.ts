import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation without a reload the focus goes to the new screen's heading, as a new page would begin. */
export function useFocusOnArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return
        const main = document.querySelector('main')
        const target = main?.querySelector<HTMLElement>('h1') ?? main
        target?.setAttribute('tabindex', '-1')
        target?.focus({ preventScroll: true })
      }),
    [router],
  )
}
