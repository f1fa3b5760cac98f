import { useLocation, useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'

const prefix = 'puente.draft.'

/** The endpoint that submits the form of the draft. */
interface Sending {
  readonly isPending: boolean
  readonly error: Error | null
  readonly isSuccess?: boolean
}

/**
 * State of a form, kept in this tab's session storage by user, address and field until the form is sent or the user
 * signs out. Call `sent` when no request of the endpoint shows that the form was sent.
 */
export function useDraft<Value>(
  field: string,
  begin: Value,
  { isPending, error, isSuccess = false }: Sending,
): readonly [Value, Dispatch<SetStateAction<Value>>, sent: () => void] {
  const { staff } = useRouteContext({ from: '/shell' }).session
  const { pathname } = useLocation()
  // The address changes before the screen unmounts.
  const [key] = useState(`${prefix}${staff.id} ${pathname} ${field}`)
  const [untouched] = useState(() => JSON.stringify(begin))
  const [value, setValue] = useState<Value>(() => kept(key) ?? begin)
  const sentText = useRef<string>(undefined)
  const wasSuccess = useRef(false)
  const text = JSON.stringify(value)

  useEffect(() => {
    // A response that arrives synchronously is never observed as pending.
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

/** Deletes every draft of this tab. */
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
    // Storage is full or disabled: the draft lasts as long as the screen.
  }
}
