import { useSyncExternalStore } from 'react'

const name = 'character-keys'
const listeners = new Set<() => void>()

/**
 * Whether keys without Ctrl or Alt act in this browser. People who dictate or who use a switch may turn them off (WCAG
 * 2.1.4).
 */
export function areCharacterKeysOn(): boolean {
  try {
    return globalThis.localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

/** Turns the keys without Ctrl or Alt on or off in this browser. */
export function setCharacterKeys(on: boolean): void {
  try {
    globalThis.localStorage.setItem(name, on ? 'on' : 'off')
  } catch {
    // Storage is disabled: the keys stay on.
  }
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}

/** Whether keys without Ctrl or Alt act, as it changes. */
export const useCharacterKeys = (): boolean => useSyncExternalStore(subscribe, areCharacterKeysOn, () => true)

const writing =
  'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, select, [contenteditable], dialog, [role=dialog], [role=listbox]'

/** Whether a key without modifiers may act: the keys are on, nothing is being typed, and no dialog is open. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false
  if (!areCharacterKeysOn()) return false
  if (event.target instanceof Element && event.target.closest(writing) !== null) return false
  return document.querySelector('dialog[open]') === null
}
