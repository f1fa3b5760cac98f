import { styled } from '@mui/material/styles'
import type { TransferSummaryWire } from '@puente/contract/customer'
import { rem, v } from '@puente/ui'
import { todayInChile } from '@puente/web'
import { byDay } from './days.ts'
import { TransferRow, TransferRows } from './transfer-row.tsx'

const Days = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  '&[aria-busy="true"]': { opacity: 0.6 },
  '&:empty': { display: 'none' },
})

const DayHeading = styled('h2')({
  margin: '0 0 8px',
  fontSize: rem(13),
  fontWeight: 500,
  color: v.inkMuted,
})

interface TransferDaysProps {
  transfers: readonly TransferSummaryWire[]
  /** The transfers belong to the previous filter while the new one loads. */
  busy: boolean
}

/** Transfers grouped by the day of their order. */
export function TransferDays({ transfers, busy }: TransferDaysProps) {
  return (
    <Days aria-busy={busy || undefined}>
      {byDay(transfers, todayInChile()).map((day) => (
        <section key={day.title} aria-label={day.title}>
          <DayHeading>{day.title}</DayHeading>
          <TransferRows>
            {day.transfers.map((transfer) => (
              <TransferRow key={transfer.id} transfer={transfer} />
            ))}
          </TransferRows>
        </section>
      ))}
    </Days>
  )
}
