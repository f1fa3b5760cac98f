import type { TransferWire } from '@puente/contract/customer'
import { ButtonLink, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
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
      {excess === undefined ? null : (
        <Notice>
          {excess.returnedAt === undefined
            ? words('notice.excess', { amount: format.amount(excess.amount) })
            : words('notice.excessReturned', {
                amount: format.amount(excess.amount),
                when: format.dateTime(excess.returnedAt),
              })}
        </Notice>
      )}
    </>
  )
}
