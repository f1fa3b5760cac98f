import { styled } from '@mui/material/styles'
import { useEffect, useState, type ReactNode } from 'react'
import { LiveRegion } from './live-region.tsx'
import { isAnnounced, timeLeftText, useSecondsLeft } from './time-left.ts'

const Figures = styled('span')({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

interface CountdownProps {
  endsAtMs: number
  /** Precedes the time: "Puedes pedir otro código en". */
  label: string
  /** Replaces it once the time is over; by default nothing. */
  over?: ReactNode
  /** Called once when the time runs out while mounted. */
  onEnd?: (() => void) | undefined
  /** The clock, in ms; by default the browser's. Deadlines of the business use the server's. */
  clock?: () => number
}

/** The remaining time, updated every second and announced to screen readers at intervals. */
export function Countdown({ endsAtMs, label, over = null, onEnd, clock }: CountdownProps) {
  const seconds = useSecondsLeft(endsAtMs, clock, onEnd)
  const [said, setSaid] = useState('')
  const text = `${label} ${timeLeftText(seconds)}`
  useEffect(() => {
    if (isAnnounced(seconds)) setSaid(text)
  }, [seconds, text])
  if (seconds === 0) return over
  return (
    <span>
      {label} <Figures role="timer">{timeLeftText(seconds)}</Figures>
      <LiveRegion message={said} />
    </span>
  )
}
