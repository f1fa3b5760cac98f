import { FileButton, ListIcon } from '@puente/ui'
import type { TransferWire } from '@puente/contract/customer'
import { describeFailure, format } from '@puente/web'
import { api } from '../../../api.ts'
import { words } from './words.ts'

const withReceipt: readonly TransferWire['state'][] = ['delivered', 'refunded']

/** Downloads the receipt of a delivered or refunded transfer; null for other states. */
export function ReceiptButton({ transfer: { id, state, createdAt } }: { transfer: TransferWire }) {
  if (!withReceipt.includes(state)) return null
  return (
    <FileButton
      label={words('receipt.label')}
      making={words('receipt.making')}
      saved={words('receipt.saved')}
      failed={words('receipt.failed')}
      why={(error) => describeFailure(error).message}
      start={<ListIcon aria-hidden />}
      fetchFile={() => api.getReceipt({ params: { id } })}
      fileName={() => `${words('receipt.name')}-${format.date(createdAt).replaceAll('/', '-')}.pdf`}
    />
  )
}

/** Downloads the confirmation of the order, which exists for every order. */
export function ConfirmationButton({ transfer: { id, createdAt } }: { transfer: TransferWire }) {
  return (
    <FileButton
      label={words('confirmation.label')}
      making={words('confirmation.making')}
      saved={words('confirmation.saved')}
      failed={words('confirmation.failed')}
      why={(error) => describeFailure(error).message}
      start={<ListIcon aria-hidden />}
      fetchFile={() => api.getOrderConfirmation({ params: { id } })}
      fileName={() => `${words('confirmation.name')}-${format.date(createdAt).replaceAll('/', '-')}.pdf`}
    />
  )
}
