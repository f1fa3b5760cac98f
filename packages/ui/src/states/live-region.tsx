import { styled } from '@mui/material/styles'
import { visuallyHidden } from '../theme/vars.ts'

const Hidden = styled('span')(visuallyHidden)

interface LiveRegionProps {
  message: string
  politeness?: 'polite' | 'assertive'
}

/** Announces a change to screen readers; it stays mounted, and announces when the message changes. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <Hidden role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness}>
      {message}
    </Hidden>
  )
}

/** Text for screen readers only. */
export const HiddenText = Hidden
