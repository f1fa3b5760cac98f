import type { PayerBankWire, TransferWire } from '@puente/contract/customer'

const hourMs = 3_600_000

/**
 * What to do about a bank's limit for new recipients: nothing when the rest fits; pay in parts when the limit ends before
 * the deadline; otherwise the rest needs another bank.
 */
export function adviceFor(
  { most, hours }: NonNullable<PayerBankWire['firstTransfers']>,
  { remainingMinor, deadlineAt }: Pick<NonNullable<TransferWire['payment']>, 'remainingMinor' | 'deadlineAt'>,
  nowMs: number,
): 'fits' | 'in-parts' | 'too-late' {
  if (BigInt(remainingMinor) <= BigInt(most.amount)) return 'fits'
  return nowMs + hours * hourMs < Date.parse(deadlineAt) ? 'in-parts' : 'too-late'
}

/** The banks with this one first. */
export const bankFirst = (banks: readonly PayerBankWire[], name: string): PayerBankWire[] => [
  ...banks.filter((bank) => bank.name === name),
  ...banks.filter((bank) => bank.name !== name),
]
