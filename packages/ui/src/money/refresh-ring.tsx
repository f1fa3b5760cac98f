import { keyframes, styled } from '@mui/material/styles'
import { reducedMotion, v } from '../theme/vars.ts'

const circumference = 2 * Math.PI * 8

const close = keyframes({ from: { strokeDashoffset: 0 }, to: { strokeDashoffset: circumference } })

const Ring = styled('svg')({
  width: 20,
  height: 20,
  transform: 'rotate(-90deg)',
  color: v.primary,
  '& circle:last-of-type': {
    strokeDasharray: circumference,
    animation: `${close} linear forwards`,
    animationDuration: 'inherit',
    [reducedMotion]: { animation: 'none' },
  },
})

interface RefreshRingProps {
  durationMs: number
  label: string
}

/**
 * A thin ring that runs down in `durationMs`, after which the value beside it is refetched. A new key
 * restarts it.
 */
export function RefreshRing({ durationMs, label }: RefreshRingProps) {
  return (
    <Ring viewBox="0 0 20 20" role="img" aria-label={label} style={{ animationDuration: `${durationMs}ms` }}>
      <circle cx="10" cy="10" r="8" fill="none" stroke={v.line} strokeWidth="2" />
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
    </Ring>
  )
}
