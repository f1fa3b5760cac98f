import { useEffect, useState } from 'react'

const keyOf = (scope: string) => `puente.message.${scope}`

/**
 * What was written in one place so far: it stands there again after a reload or a lost connection, in this tab. `begin` is
 * what stands there before anything was.
 */
export function useTextDraft(scope: string, begin = ''): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => read(scope) || begin)
  useEffect(() => {
    try {
      if (text === '') sessionStorage.removeItem(keyOf(scope))
      else sessionStorage.setItem(keyOf(scope), text)
    } catch {
      // Storage is full or off: the text lasts as long as the page.
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
