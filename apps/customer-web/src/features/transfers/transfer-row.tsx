import { styled } from '@mui/material/styles'
import type { TransferSummaryWire } from '@puente/contract/customer'
import { HiddenText, Initials, rem, SkeletonLines, StatusChip, v } from '@puente/ui'
import { format, uiWords } from '@puente/web'
import { paths } from '../../paths.ts'
import { stateTones } from './transfer-tones.ts'
import { wordOf } from './transfer-words.ts'

/** A card whose rows are links. */
export const TransferRows = styled('ul')({
  margin: 0,
  padding: 0,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  overflow: 'hidden',
  background: v.surface,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${v.line}` },
})

const Row = styled('a')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'baseline',
  '&[data-by="day"]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '& > [data-part="who"]': { gridRow: '1 / span 2', alignSelf: 'center', display: 'grid' },
  minHeight: 68,
  padding: '12px 16px',
  color: v.ink,
  textDecoration: 'none',
  '&:hover': { background: v.canvas },
  '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  '& > strong': { fontSize: rem(15), fontWeight: 600, overflowWrap: 'anywhere' },
  '& > [data-part="amount"]': {
    fontSize: rem(15),
    fontWeight: 600,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& > [data-part="about"]': {
    display: 'flex',
    minWidth: 0,
  },
  '& > [data-part="receive"]': {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    color: v.inkMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
})

interface TransferRowProps {
  transfer: TransferSummaryWire
  /** What names the row: its recipient, or in a list of one recipient its day. */
  by?: 'recipient' | 'day'
}

/** One transfer in a list: recipient or day, amount and status text. */
export function TransferRow({ transfer, by = 'recipient' }: TransferRowProps) {
  const { id, createdAt, recipientName, send, receive, state, situation, refunded } = transfer
  return (
    <li>
      <Row data-part="transfer" data-by={by} href={paths.transfer(id)}>
        {by === 'day' ? null : (
          <span data-part="who" aria-hidden>
            <Initials name={recipientName} />
          </span>
        )}
        <strong>{by === 'day' ? format.date(createdAt) : recipientName}</strong>
        <span data-part="amount">{format.amount(refunded ?? send)}</span>
        <span data-part="about">
          <StatusChip tone={stateTones[state]}>{wordOf(situation)}</StatusChip>
        </span>
        {refunded === undefined ? <span data-part="receive">{format.money(receive)}</span> : null}
      </Row>
    </li>
  )
}

const Waiting = styled('li')({ minHeight: 68, padding: '18px 16px', boxSizing: 'border-box' })

/** Placeholders in the shape of rows; screen readers get one announcement. */
export function RowSkeletons({ rows }: { rows: number }) {
  return (
    <div aria-busy>
      <HiddenText role="status">{uiWords.loading}</HiddenText>
      <TransferRows aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <Waiting key={row}>
            <SkeletonLines lines={2} />
          </Waiting>
        ))}
      </TransferRows>
    </div>
  )
}
