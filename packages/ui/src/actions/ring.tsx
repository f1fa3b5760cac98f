import { keyframes, styled } from '@mui/material/styles'
import { reducedMotion } from '../theme/vars.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** A small spinner; the text beside it names the work in progress. */
export const Ring = styled('span')({
  flex: 'none',
  width: 16,
  height: 16,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  [reducedMotion]: { animation: 'none' },
})
