import { useEffect, useState } from 'react'

const keyOf = (scope: string) => `puente.message.${scope}`

/**
 * A text draft of one place, kept in this tab after a reload or a lost connection. `begin` is the initial
 * text.
 */
export function useTextDraft(scope: string, begin = ''): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => read(scope) || begin)
  useEffect(() => {
    try {
      if (text === '') sessionStorage.removeItem(keyOf(scope))
      else sessionStorage.setItem(keyOf(scope), text)
    } catch {
      // Storage is full or disabled: the text is kept until the page is left.
    }
  }, [scope, text])
  return [text, setText]
}

function read(scope: string): string {
  try {
    return sessionStorage.getItem(keyOf(scope)) ?? ''
  } catch {
    return ''
  }
}
