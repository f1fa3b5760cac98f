import { useEffect, useState } from 'react'

type Faults = Readonly<Record<string, string>>

/**
 * The faults to show. While a pointer is pressed, they are those from before the press: the press takes the focus from a
 * field, which may clear its fault; the page would move, and the click would miss the control under the pointer.
 */
export function useFaultsWhilePressed(faults: Faults): Faults {
  const [held, hold] = useState<Faults>()
  useEffect(() => {
    const names = held ? ['pointerup', 'pointercancel'] : ['pointerdown']
    // The click follows in the same task as the end of its press.
    const act = () => (held ? setTimeout(hold) : hold(faults))
    names.forEach((name) => document.addEventListener(name, act))
    return () => names.forEach((name) => document.removeEventListener(name, act))
  }, [faults, held])
  return held ?? faults
}
