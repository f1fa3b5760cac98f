import { styled } from '@mui/material/styles'
import { useEffect, useState, type ReactNode } from 'react'
import { LiveRegion } from './live-region.tsx'
import { isSaidAloud, timeLeftText, useSecondsLeft } from './time-left.ts'

const Figures = styled('span')({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

interface CountdownProps {
  endsAtMs: number
  /** Stands before the time: "Puedes pedir otro código en". */
  label: string
  /** What stands in its place once the time is over; nothing unless said. */
  over?: ReactNode
  /** Called once when the time runs out while it is shown. */
  onEnd?: (() => void) | undefined
  /** Whose time it is, in ms; the browser's unless said. Deadlines of the business take the server's. */
  clock?: () => number
}

/** The time that is left, second by second for the eye, and only now and then for the ear. */
export function Countdown({ endsAtMs, label, over = null, onEnd, clock }: CountdownProps) {
  const seconds = useSecondsLeft(endsAtMs, clock, onEnd)
  const [said, setSaid] = useState('')
  const text = `${label} ${timeLeftText(seconds)}`
  useEffect(() => {
    if (isSaidAloud(seconds)) setSaid(text)
  }, [seconds, text])
  if (seconds === 0) return over
  return (
    <span>
      {label} <Figures role="timer">{timeLeftText(seconds)}</Figures>
      <LiveRegion message={said} />
    </span>
  )
}
