import { useEffect, useState, type KeyboardEvent } from 'react'
import type { Suggestion } from './suggestion-list.tsx'

interface Asked {
  suggestions: readonly Suggestion[]
  /** The first suggestion is preselected for Enter, which never submits the form. */
  searches: boolean
  onChoose: (suggestion: Suggestion) => void
}

/** The active suggestion, and the handling of keys. */
export function useSuggestions({ suggestions, searches, onChoose }: Asked) {
  const [wanted, setWanted] = useState(false)
  const [at, setAt] = useState<number>()
  const shown = suggestions.map(({ id }) => id).join('\n')
  useEffect(() => setAt(searches ? 0 : undefined), [shown, searches])
  const isOpen = wanted && suggestions.length > 0
  const active = isOpen && at !== undefined ? suggestions[at] : undefined

  const choose = (suggestion: Suggestion) => {
    setWanted(false)
    onChoose(suggestion)
  }
  const walk = (step: 1 | -1) => {
    setWanted(true)
    const from = isOpen ? at : undefined
    const end = step === 1 ? 0 : suggestions.length - 1
    setAt(from === undefined ? end : (from + step + suggestions.length) % suggestions.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && suggestions.length > 0) walk(1)
    else if (event.key === 'ArrowUp' && suggestions.length > 0) walk(-1)
    else if (event.key === 'Escape' && isOpen) setWanted(false)
    else if (event.key === 'Enter' && active !== undefined) choose(active)
    else if (event.key !== 'Enter' || !searches) return
    event.preventDefault()
  }
  return { isOpen, active, choose, onKeyDown, onReach: setAt, want: setWanted }
}
