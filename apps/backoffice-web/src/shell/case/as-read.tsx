import Box from '@mui/material/Box'
import { Muted } from '@puente/ui'
import type { ReactNode } from 'react'

/** A text to a customer, previewed as the customer will read it. */
export function AsRead({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'divider', paddingLeft: 4 }}>
      <Muted>{label}</Muted>
      <Box component="p" sx={{ margin: '4px 0 0', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}
