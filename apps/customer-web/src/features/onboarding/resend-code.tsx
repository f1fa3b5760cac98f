import { Button, Countdown, LiveRegion } from '@puente/ui'
import { useState } from 'react'
import { words } from './words.ts'

const pauseMs = 30_000

interface ResendCodeProps {
  /** Asks for another code; rejects when there is none to be had. */
  onResend: () => Promise<unknown>
  busy: boolean
}

/** Another code, but not at once: the first one is usually on its way. */
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
