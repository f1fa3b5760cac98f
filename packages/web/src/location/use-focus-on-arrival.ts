import { useEffect } from 'react'

interface Arrival {
  readonly fromLocation?: unknown
  readonly pathChanged: boolean
}

/** The part of an app's router that is used. */
interface Arrivals {
  subscribe(event: 'onRendered', listener: (arrival: Arrival) => void): () => void
}

/** After a client-side navigation, moves the focus to the new screen's heading. */
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
