import { Button, Countdown, LiveRegion } from '@puente/ui'
import { useState } from 'react'
import { words } from './words.ts'

const pauseMs = 30_000

interface ResendCodeProps {
  /** Requests another code; rejects when none can be sent. */
  onResend: () => Promise<unknown>
  busy: boolean
}

/** A button to request another code, enabled after a delay, because the first code usually arrives. */
export function ResendCode({ onResend, busy }: ResendCodeProps) {
  const [sentAtMs, setSentAtMs] = useState(() => Date.now())
  const [times, setTimes] = useState(0)
  const again = async () => {
    await onResend()
    setSentAtMs(Date.now())
    setTimes(times + 1)
  }
  return (
    <div>
      <Countdown
        key={sentAtMs}
        endsAtMs={sentAtMs + pauseMs}
        label={words('verify.resendIn')}
        over={
          <Button kind="text" busy={busy} onPress={again}>
            {words('verify.resend')}
          </Button>
        }
      />
      <LiveRegion message={times === 0 ? '' : words('verify.resent')} />
    </div>
  )
}
