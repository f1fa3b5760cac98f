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

/**
 * `pays` is true when the payment at the bank starts with the confirmation. It is false when the customer's bank has a lower
 * limit for first transfers; the pay screen then explains payment in parts. `warns` is true when the bank is not known and
 * some bank has a lower limit.
 */
export function directPayment(
  banks: readonly PayerBankWire[],
  kept: string | undefined,
  sendMinor: string,
): { readonly pays: boolean; readonly warns: boolean } {
  const isLess = ({ firstTransfers }: PayerBankWire) =>
    firstTransfers !== undefined && BigInt(firstTransfers.most.amount) < BigInt(sendMinor)
  const own = banks.find(({ name }) => name === kept)
  if (own === undefined) return { pays: true, warns: banks.some(isLess) }
  return { pays: !isLess(own), warns: false }
}

/** The banks with this one first. */
export const bankFirst = (banks: readonly PayerBankWire[], name: string): PayerBankWire[] => [
  ...banks.filter((bank) => bank.name === name),
  ...banks.filter((bank) => bank.name !== name),
]
