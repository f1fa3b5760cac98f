import { styled } from '@mui/material/styles'
import type { TransferSummaryWire } from '@puente/contract/customer'
import { HiddenText, rem, SkeletonLines, StatusChip, v } from '@puente/ui'
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
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'baseline',
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

/** One transfer in a list: recipient, amount and status text. */
export function TransferRow({ transfer }: { transfer: TransferSummaryWire }) {
  const { id, recipientName, send, receive, state, situation, refunded } = transfer
  return (
    <li>
      <Row data-part="transfer" href={paths.transfer(id)}>
        <strong>{recipientName}</strong>
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
