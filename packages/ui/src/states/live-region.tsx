import { styled } from '@mui/material/styles'
import { visuallyHidden } from '../theme/vars.ts'

const Hidden = styled('span')(visuallyHidden)

interface LiveRegionProps {
  message: string
  politeness?: 'polite' | 'assertive'
}

/** Says a change to whoever listens instead of looking; it stays mounted, and speaks when the message changes. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <Hidden role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness}>
      {message}
    </Hidden>
  )
}

/** Text for screen readers alone, where the eye has the layout. */
export const HiddenText = Hidden
