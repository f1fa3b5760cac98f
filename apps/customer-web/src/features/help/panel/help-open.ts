import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const changed of listeners) changed()
}

/** Opens the help panel beside the screen. */
export const openHelp = (): void => set(true)
export const closeHelp = (): void => set(false)

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

/** Whether the help panel is open. It stays open while the user navigates. */
export const useHelpIsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
