import { styled } from '@mui/material/styles'
import { reducedMotion, v } from '../theme/vars.ts'

const Track = styled('div')({
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: v.line,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 3,
    backgroundColor: v.primary,
    transition: 'width 200ms',
    [reducedMotion]: { transition: 'none' },
  },
  '&[data-paused] > span': { backgroundColor: v.warn },
})

interface UploadProgressProps {
  /** From 0 to 1. */
  part: number
  label: string
  isPaused: boolean
}

/** The progress of an upload. */
export function UploadProgress({ part, label, isPaused }: UploadProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100)
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-paused={isPaused || undefined}
    >
      <span style={{ width: `${percent}%` }} />
    </Track>
  )
}
