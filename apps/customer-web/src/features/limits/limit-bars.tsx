import { styled } from '@mui/material/styles'
import type { OwnLimitsWire } from '@puente/contract/customer'
import { Meter, rem, v } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

const Bars = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: 6 },
  '& div > span:last-of-type': { marginLeft: 'auto' },
  '& > li > div:first-of-type': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
  '& strong': { fontWeight: 600 },
  '& span': { fontVariantNumeric: 'tabular-nums lining-nums' },
  '& small': { color: v.inkMuted, fontSize: rem(13) },
})

/** What is used and free of each limit, in pesos, as text and as a bar. */
export function LimitBars({ windows }: Pick<OwnLimitsWire, 'windows'>) {
  return (
    <Bars>
      {windows.map(({ window, used, free, limit }) => (
        <li key={window}>
          <div>
            <strong>{words(`amounts.${window}`)}</strong>
            <span>{words('bars.free', { free: format.amount(free) })}</span>
          </div>
          <Meter share={Number(used.amount) / Math.max(1, Number(limit.amount))} />
          <small>{words('bars.used', { used: format.amount(used), limit: format.amount(limit) })}</small>
        </li>
      ))}
    </Bars>
  )
}
