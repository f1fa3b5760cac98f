import { styled } from '@mui/material/styles'
import { from } from '@puente/ui'
import type { ReactNode } from 'react'

const Grid = styled('div')({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  alignItems: 'start',
  [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 390px' },
  '& > div': { display: 'grid', gap: 24, minWidth: 0 },
})

/** Two columns, the form left and its context right; stacked on narrow screens. */
export function Panes({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <Grid>
      <div>{main}</div>
      <div>{aside}</div>
    </Grid>
  )
}
