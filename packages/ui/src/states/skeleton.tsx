import { keyframes, styled } from '@mui/material/styles'
import { below, reducedMotion, v } from '../theme/vars.ts'
import { useUiWords } from '../words.ts'
import { HiddenText } from './live-region.tsx'

// A skeleton appears only after 300 ms.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  animation: `${appear} 150ms 300ms both`,
  [reducedMotion]: { animation: 'none' },
})

export const Bar = styled('span')({ display: 'block', height: 14, borderRadius: 7, backgroundColor: v.line })

const RowBox = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  height: 36,
  borderBottom: `1px solid ${v.line}`,
  '& > *': { flex: 1 },
  [below.md]: { '& > :nth-of-type(n + 4)': { display: 'none' } },
})

export const widths = ['82%', '64%', '91%', '48%', '73%']

/** A placeholder for text that is loading. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Box aria-busy>
      <HiddenText role="status">{useUiWords().loading}</HiddenText>
      {Array.from({ length: lines }, (_, line) => (
        <Bar key={line} style={{ width: widths[line % widths.length] }} />
      ))}
    </Box>
  )
}

/** A placeholder for a table that is loading. */
export function SkeletonRows({ rows = 6, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <Box aria-busy style={{ gap: 0 }}>
      <HiddenText role="status">{useUiWords().loading}</HiddenText>
      {Array.from({ length: rows }, (_, row) => (
        <RowBox key={row}>
          {Array.from({ length: columns }, (__, column) => (
            <span key={column}>
              <Bar style={{ width: widths[(row + column) % widths.length] }} />
            </span>
          ))}
        </RowBox>
      ))}
    </Box>
  )
}
