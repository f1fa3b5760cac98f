import { chosenSchemes, schemeKey } from '@puente/contract'
import { useSyncExternalStore } from 'react'
import { InlineSelect } from '../../parts/inline-select.tsx'
import { words } from './footer-words.ts'

const choices = ['system', ...chosenSchemes] as const
type Choice = (typeof choices)[number]

function readChoice(): Choice {
  try {
    const kept = localStorage.getItem(schemeKey)
    return choices.find((choice) => choice === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Keeps the choice in the browser; the script in the head of the page applies it, here and in other tabs. */
function choose(choice: Choice): void {
  try {
    if (choice === 'system') localStorage.removeItem(schemeKey)
    else localStorage.setItem(schemeKey, choice)
  } catch {
    // Without storage the page follows the system.
  }
  // The browser informs only the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: schemeKey }))
}

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** The scheme of colours: that of the system, light or dark. */
export function SchemeSwitch() {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const)
  return (
    <InlineSelect
      label={words('appearance.label')}
      options={choices.map((value) => ({ value, label: words(`appearance.${value}`) }))}
      value={choice}
      onChange={choose}
    />
  )
}
