import { styled } from '@mui/material/styles'
import type { ArrivalReason } from '@puente/contract'
import { ClockIcon, rem, v } from '@puente/ui'
import { businessNowMs } from '@puente/web'
import { orNothing } from '../../../parts/or-nothing.tsx'
import { arrivalWords } from './arrival-words.ts'
import { words } from '../words.ts'

// Loaded on demand, to keep its texts out of the entry chunk.
const Reasons = orNothing(async () => (await import('./arrival-reasons.tsx')).ArrivalReasons)

const Disclosure = styled('details')({
  '& summary': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 14,
    minHeight: 44,
    borderRadius: 8,
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: 500,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { color: v.primary },
  '& summary small': {
    gridColumn: 2,
    fontSize: rem(13),
    color: v.primary,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  '& ul': { margin: '0 0 4px', padding: '4px 0 0 34px', color: v.inkMuted, listStyle: 'none' },
  '& li + li': { marginTop: 4 },
})

interface ArrivalProps {
  estimatedAt: string
  reasons: readonly ArrivalReason[]
}

/** The estimated arrival, with its reasons on demand. */
export function Arrival({ estimatedAt, reasons }: ArrivalProps) {
  return (
    <Disclosure>
      <summary>
        <ClockIcon aria-hidden />
        <span>{words('arrival.estimate', { when: arrivalWords(estimatedAt, businessNowMs()) })}</span>
        <small>{words('arrival.why')}</small>
      </summary>
      <Reasons reasons={reasons} />
    </Disclosure>
  )
}
