import { useLocation, useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'

const prefix = 'puente.draft.'

/** What sends the form that a draft belongs to. */
interface Sending {
  readonly isPending: boolean
  readonly error: Error | null
  readonly isSuccess?: boolean
}

/**
 * State of a form that is still there when its writer comes back: kept in this tab by who writes, at which address and in
 * which field, until it is sent or they sign out. `sent` forgets it where no request shows that it was sent.
 */
export function useDraft<Value>(
  field: string,
  begin: Value,
  { isPending, error, isSuccess = false }: Sending,
): readonly [Value, Dispatch<SetStateAction<Value>>, sent: () => void] {
  const { staff } = useRouteContext({ from: '/shell' }).session
  const { pathname } = useLocation()
  // The address changes before the screen leaves it.
  const [key] = useState(`${prefix}${staff.id} ${pathname} ${field}`)
  const [untouched] = useState(() => JSON.stringify(begin))
  const [value, setValue] = useState<Value>(() => kept(key) ?? begin)
  const sentText = useRef<string>(undefined)
  const wasSuccess = useRef(false)
  const text = JSON.stringify(value)

  useEffect(() => {
    // What is answered at once is never seen under way.
    if (isPending || (isSuccess && !wasSuccess.current)) sentText.current = text
    wasSuccess.current = isSuccess
    const isSent = isPending || (error === null && sentText.current === text)
    keep(key, isSent || text === untouched ? undefined : text)
  }, [key, text, untouched, isPending, error, isSuccess])

  const sent = useCallback(() => {
    sentText.current = text
    keep(key, undefined)
  }, [key, text])
  return [value, setValue, sent]
}

/** Forgets every draft of this tab. */
export function forgetDrafts(storage: Storage = sessionStorage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

function kept<Value>(key: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is full or off: the draft lasts as long as the screen.
  }
}
