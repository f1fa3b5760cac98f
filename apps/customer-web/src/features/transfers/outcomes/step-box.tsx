import { styled } from '@mui/material/styles'
import { v } from '@puente/ui'

/** Under a step of the timeline: what it means, and the one thing to do. */
export const StepBox = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  marginTop: 4,
  '& p': { margin: 0, color: v.inkMuted },
})
