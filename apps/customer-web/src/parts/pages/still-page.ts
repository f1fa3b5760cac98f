import { useSyncExternalStore } from 'react'

/** Whether the element contains a prerendered page. */
export const isPrerendered = (place: HTMLElement): boolean => place.firstElementChild !== null

const never = () => () => undefined

/** True while the prerendered page is shown: URL, clock and user are not known yet. */
export const useIsPrerendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
