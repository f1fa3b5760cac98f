import { useEffect, useRef } from 'react'

/**
 * Sends a typed value once: the last digit and a click of the button do not send it twice. A value refused as wrong is
 * not sent again until it changes. After any other failure it may be sent again.
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
