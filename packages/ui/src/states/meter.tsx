import { styled } from '@mui/material/styles'
import { v } from '../theme/vars.ts'

const Track = styled('div')({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: v.line,
  '& > div': { height: '100%', borderRadius: 4, backgroundColor: v.primary },
  '&[data-full] > div': { backgroundColor: v.warn },
})

/** How much of an amount is used, from 0 to 1. A text beside it says the same. */
export function Meter({ share }: { share: number }) {
  const percent = Math.min(100, Math.max(0, share * 100))
  return (
    <Track aria-hidden data-full={percent >= 90 || undefined}>
      <div style={{ width: `${percent}%` }} />
    </Track>
  )
}
