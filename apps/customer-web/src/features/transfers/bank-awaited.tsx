import { Notice } from '@puente/ui'
import { isPaying } from './paying.ts'
import { words } from './words.ts'

/** For who comes back from the bank before its word has come: that it is awaited, and what it means meanwhile. */
export function BankAwaited({ transferId }: { transferId: string }) {
  if (!isPaying(transferId)) return null
  return <Notice title={words('bank.title')}>{words('bank.text')}</Notice>
}
