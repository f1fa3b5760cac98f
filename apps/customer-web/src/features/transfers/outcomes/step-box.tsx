import { styled } from '@mui/material/styles'
import { v } from '@puente/ui'

/** The box below a timeline step, with explanation and action. */
export const StepBox = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  marginTop: 4,
  '& p': { margin: 0, color: v.inkMuted },
})
