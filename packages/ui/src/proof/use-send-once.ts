import { useEffect, useRef } from 'react'

/**
 * Sends what was typed once: the last digit and a press of the button are one answer, and what was refused as wrong goes
 * again only once it was changed. After a failure that was not about it, it may go again as it is.
 */
export function useSendOnce(
  busy: boolean,
  fault: string | undefined,
): (typed: string, send: () => unknown) => void {
  const sent = useRef<string>(undefined)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy && fault === undefined) sent.current = undefined
    wasBusy.current = busy
  }, [busy, fault])
  return (typed, send) => {
    if (busy || sent.current === typed) return
    sent.current = typed
    send()
  }
}
