import { styled } from '@mui/material/styles'
import type { PublicState } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import { ButtonLink } from '@puente/ui'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { useMaySend } from '../access/may-send.ts'
import { CancelTransfer } from './cancel-transfer.tsx'
import { AskRecall } from './outcomes/recall.tsx'
import { ConfirmationButton, ReceiptButton } from './services/receipt-button.tsx'
import { words } from './words.ts'

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '&:empty': { display: 'none' },
})

const Whole = styled('div')({ flexBasis: '100%' })

const over = new Set<PublicState>(['delivered', 'refunded', 'expired', 'cancelled', 'stopped'])

/** The actions on a transfer: receipt, repetition, cancellation and recall. */
export function TransferActions({ transfer }: { transfer: TransferWire }) {
  const { state, recipient, cancelAskedAt, choice } = transfer
  const mayOperate = useMay('operate')
  const maySend = useMaySend()
  const mayCancel =
    state === 'waiting-for-payment' ||
    state === 'on-hold' ||
    (state === 'checking' && cancelAskedAt === undefined)
  return (
    <Actions>
      <ReceiptButton transfer={transfer} />
      <ConfirmationButton transfer={transfer} />
      {mayOperate ? null : (
        <Whole>
          <WhoHasPower power="operate" />
        </Whole>
      )}
      {maySend && over.has(state) ? (
        <ButtonLink href={repeatOf(transfer)}>{words('page.repeat', { name: recipient.name })}</ButtonLink>
      ) : null}
      {mayOperate && mayCancel && choice === undefined ? <CancelTransfer transfer={transfer} /> : null}
      {mayOperate && transfer.mayRecall === true ? <AskRecall transfer={transfer} /> : null}
    </Actions>
  )
}

/** The URL of a repetition: recipient, corridor, and the amount of the fixed side. */
function repeatOf({ recipient, price, orderedAs }: TransferWire): string {
  const { corridorId, fixedSide } = price
  const { amount } = (orderedAs ?? price)[fixedSide]
  return paths.send({ recipient: recipient.id, corridor: corridorId, side: fixedSide, amount })
}
