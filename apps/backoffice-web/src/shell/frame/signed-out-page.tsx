import Box from '@mui/material/Box'
import { Card } from '@puente/ui'
import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'

/** The layout of signed-out pages: the brand and one card. */
export function SignedOutPage({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        alignContent: { xs: 'start', sm: 'center' },
        justifyItems: 'center',
        padding: 4,
      }}
    >
      <Box
        component="main"
        sx={{ width: '100%', maxWidth: 400, display: 'grid', gap: 6, paddingTop: { xs: 6, sm: 0 } }}
      >
        <Brand />
        <Card tone="raised">
          <Box sx={{ display: 'grid', gap: 6 }}>{children}</Box>
        </Card>
      </Box>
    </Box>
  )
}
