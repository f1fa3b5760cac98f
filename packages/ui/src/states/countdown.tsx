import { styled } from '@mui/material/styles'
import { useEffect, useState, type ReactNode } from 'react'
import { LiveRegion } from './live-region.tsx'
import { v } from '../theme/vars.ts'
import { isAnnounced, minutesLeftText, timeLeftText, useSecondsLeft } from './time-left.ts'

const Figures = styled('span')({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&[data-soon]': { color: v.bad },
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
  /** Shows whole minutes, and marks only the last five. */
  calm?: boolean
}

const SOON_SECONDS = 300

/** The remaining time, updated every second, or every minute when calm, and announced to screen readers at intervals. */
export function Countdown({ endsAtMs, label, over = null, onEnd, clock, calm = false }: CountdownProps) {
  const seconds = useSecondsLeft(endsAtMs, clock, onEnd)
  const [said, setSaid] = useState('')
  const left = calm ? minutesLeftText(seconds) : timeLeftText(seconds)
  const text = `${label} ${left}`
  useEffect(() => {
    if (isAnnounced(seconds)) setSaid(text)
  }, [seconds, text])
  if (seconds === 0) return over
  return (
    <span>
      {label}{' '}
      <Figures role="timer" data-soon={(calm && seconds <= SOON_SECONDS) || undefined}>
        {left}
      </Figures>
      <LiveRegion message={said} />
    </span>
  )
}
