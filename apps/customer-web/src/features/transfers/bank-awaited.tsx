import { Notice } from '@puente/ui'
import { isPaying } from './paying.ts'
import { words } from './words.ts'

interface BankAwaitedProps {
  transferId: string
  receivedMinor: string
}

/** For who comes back from the bank before its payment has come; over once anything more has arrived. */
export function BankAwaited({ transferId, receivedMinor }: BankAwaitedProps) {
  if (!isPaying(transferId, receivedMinor)) return null
  return <Notice title={words('bank.title')}>{words('bank.text')}</Notice>
}
