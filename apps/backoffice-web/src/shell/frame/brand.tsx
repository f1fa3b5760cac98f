import Box from '@mui/material/Box'
import { shellWords } from '../words.ts'

/** The operator's name, marked as the back office. */
export function Brand() {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2.5, paddingInline: { md: 3 } }}>
      <img src="/favicon.svg" alt="" width={28} height={28} />
      <Box component="span" sx={{ lineHeight: 1.2 }}>
        <Box component="strong" sx={{ display: 'block', fontSize: '0.9375rem', fontWeight: 600 }}>
          {shellWords('brand')}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {shellWords('office')}
        </Box>
      </Box>
    </Box>
  )
}
