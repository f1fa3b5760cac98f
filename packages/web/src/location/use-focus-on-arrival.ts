import { useEffect } from 'react'

interface Arrival {
  readonly fromLocation?: unknown
  readonly pathChanged: boolean
}

/** What is needed of an app's router. */
interface Arrivals {
  subscribe(event: 'onRendered', hear: (arrival: Arrival) => void): () => void
}

/** After a navigation without a reload the focus goes to the new screen's heading, as a new page would begin. */
export function useFocusOnArrival(router: Arrivals): void {
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
