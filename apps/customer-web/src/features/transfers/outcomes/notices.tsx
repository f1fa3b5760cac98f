import type { TransferWire } from '@puente/contract/customer'
import { ButtonLink, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { accountAsked, GiveAccount } from './account-asked.tsx'
import { refundAccountQuery } from './outcome-queries.ts'
import { words } from './words.ts'

/** Notices about a transfer besides its state. */
export function TransferNotices({ transfer }: { transfer: TransferWire }) {
  const { notices = [], cancelAskedAt, orderedAs, excess, debt, state } = transfer
  const isOpen = state === 'waiting-for-payment' || state === 'checking'
  return (
    <>
      {notices
        .filter(() => isOpen)
        .map((notice) => (
          <Notice key={notice} tone="warn" title={words(`notice.${notice}.title`)}>
            {words(`notice.${notice}.text`)}
          </Notice>
        ))}
      {cancelAskedAt === undefined ? null : (
        <Notice title={words('notice.requestCancellation.title', { when: format.dateTime(cancelAskedAt) })}>
          {words('notice.requestCancellation.text')}
        </Notice>
      )}
      {orderedAs === undefined || transfer.choice !== undefined ? null : (
        <Notice>
          {words('notice.orderedAs', {
            send: format.amount(orderedAs.send),
            receive: format.money(orderedAs.receive),
          })}
        </Notice>
      )}
      {debt === undefined ? null : (
        <Notice
          tone="warn"
          title={words('notice.debt.title')}
          actions={<ButtonLink href={paths.debts()}>{words('notice.debt.see')}</ButtonLink>}
        >
          {words('notice.debt.text', { amount: format.amount(debt) })}
        </Notice>
      )}
      {excess === undefined ? null : <ExcessNotice transferId={transfer.id} excess={excess} />}
    </>
  )
}

interface ExcessNoticeProps {
  transferId: string
  excess: NonNullable<TransferWire['excess']>
}

/** What was paid beyond the order: returned, on its way, or waiting for another account of the customer. */
function ExcessNotice({ transferId, excess: { amount, returnedAt } }: ExcessNoticeProps) {
  const { data: account } = useQuery({
    ...refundAccountQuery(transferId),
    enabled: returnedAt === undefined,
  })
  const paid = format.amount(amount)
  if (returnedAt !== undefined)
    return (
      <Notice>{words('notice.excessReturned', { amount: paid, when: format.dateTime(returnedAt) })}</Notice>
    )
  if (account?.needed !== true) return <Notice>{words('notice.excess', { amount: paid })}</Notice>
  return (
    <Notice tone="warn" actions={<GiveAccount transferId={transferId} account={account} />}>
      {accountAsked(account)}
    </Notice>
  )
}
