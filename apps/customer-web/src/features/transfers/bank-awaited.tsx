import { Notice } from '@puente/ui'
import { isPaying } from '../session-storage/paying.ts'
import { words } from './words.ts'

interface BankAwaitedProps {
  transferId: string
  receivedMinor: string
}

/** Shown when the customer returns from the bank, until another payment is received. */
export function BankAwaited({ transferId, receivedMinor }: BankAwaitedProps) {
  if (!isPaying(transferId, receivedMinor)) return null
  return <Notice title={words('bank.title')}>{words('bank.text')}</Notice>
}
