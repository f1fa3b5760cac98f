import { ratioOf } from './conversion.ts'
import type { Currency } from './currencies.ts'
import { largestAmountMinor } from './money.ts'
import { applyBps, bpsOver, toSignificant, type Rate } from './rate.ts'
import { divide, divideToStep } from './rounding.ts'

/** The input of a price. CLP are whole pesos. The receive currency is the base of the mid-market rate. */
export interface PriceInput<C extends Currency = Currency> {
  /** Which amount the customer fixed. */
  readonly fixed: 'send' | 'receive'
  /** Minor units of the fixed amount's currency. */
  readonly amountMinor: bigint
  /** CLP for one unit of the receive currency: the mid-market rate. */
  readonly midRate: Rate<C, 'CLP'>
  /** The markup of the customer's rate over the mid-market rate, at least 0. */
  readonly spreadBps: number
  /** Deducted from the sent amount: a fixed part in CLP and a part of the whole sent amount, both including IVA. */
  readonly fee: { readonly fixedMinor: bigint; readonly bps: number }
  readonly ivaPercent: number
  /** The smallest unit that the rail pays, in minor units of the receive currency: 100 for COP without cents. */
  readonly receiveStepMinor: bigint
  readonly minimumSendMinor: bigint
  readonly maximumSendMinor?: bigint | undefined
}

/**
 * All figures of one price; all CLP are whole pesos. The parts always add up: send = feeGross + converted, feeGross =
 * feeNet + feeIva, converted = midValue + spread + residue, totalCost = feeGross + spread.
 */
export interface Price<C extends Currency = Currency> {
  readonly fixed: 'send' | 'receive'
  readonly sendMinor: bigint
  readonly feeGrossMinor: bigint
  readonly feeNetMinor: bigint
  readonly feeIvaMinor: bigint
  readonly convertedMinor: bigint
  readonly midRate: Rate<C, 'CLP'>
  /** Has six significant digits, so the rate shown is the rate used. Never below the mid-market rate. */
  readonly customerRate: Rate<C, 'CLP'>
  /** In minor units of the receive currency; never worth more than `converted` at the customer's rate. */
  readonly receiveMinor: bigint
  readonly receiveCurrency: C
  /** The received amount in CLP at the mid-market rate. */
  readonly midValueMinor: bigint
  readonly spreadMinor: bigint
  readonly spreadBps: number
  /** The remainder in CLP that is less than the rail's smallest unit; at least 0. */
  readonly residueMinor: bigint
  readonly totalCostMinor: bigint
  /** Total cost as a share of the sent amount, in basis points: 159 is 1,59 %. */
  readonly totalCostBps: number
}

/** 'amount-too-fine': the fixed receive amount is not a multiple of the rail's smallest unit. */
export type PriceFault = 'below-minimum' | 'amount-too-large' | 'receives-nothing' | 'amount-too-fine'

/**
 * The price of a transfer, or why there is none. A fixed send amount is paid exactly, and the received amount is
 * rounded down to what the rail can pay. A fixed receive amount is delivered exactly, for the smallest send amount
 * that is sufficient. Throws on terms that staff may not set (negative spread, a fee of 100 %).
 */
export function price<C extends Currency>(input: PriceInput<C>): Price<C> | { readonly fault: PriceFault } {
  assertTerms(input)
  const customerRate = customerRateOf(input)
  const { quotePart, basePart } = ratioOf(customerRate)
  if (input.fixed === 'send') {
    const fault = sendFault(input, input.amountMinor)
    if (fault !== undefined) return { fault }
    const convertedMinor = input.amountMinor - feeGross(input, input.amountMinor)
    if (convertedMinor <= 0n) return { fault: 'receives-nothing' }
    const step = input.receiveStepMinor
    const receiveMinor = divideToStep(convertedMinor * basePart, quotePart, step, 'floor')
    return priceOf(input, customerRate, input.amountMinor, receiveMinor)
  }
  if (input.amountMinor <= 0n) return { fault: 'receives-nothing' }
  if (input.amountMinor % input.receiveStepMinor !== 0n) return { fault: 'amount-too-fine' }
  const sendMinor = leastSend(input, divide(input.amountMinor * quotePart, basePart, 'ceil'))
  const fault = sendFault(input, sendMinor)
  return fault === undefined ? priceOf(input, customerRate, sendMinor, input.amountMinor) : { fault }
}

/**
 * The greatest whole send amount that delivers at most `receiveMaximumMinor`. Does not apply the limits of the
 * corridor.
 */
export function greatestSend<C extends Currency>(
  input: Omit<PriceInput<C>, 'fixed' | 'amountMinor' | 'minimumSendMinor' | 'maximumSendMinor'>,
  receiveMaximumMinor: bigint,
): bigint {
  const { quotePart, basePart } = ratioOf(customerRateOf(input))
  const step = input.receiveStepMinor
  const nextMinor = (receiveMaximumMinor / step + 1n) * step
  return leastSend(input, divide(nextMinor * quotePart, basePart, 'ceil')) - 1n
}

/** The customer's rate: the mid-market rate with the spread, rounded up to six significant digits. */
export const customerRateOf = <C extends Currency>({
  midRate,
  spreadBps,
}: Pick<PriceInput<C>, 'midRate' | 'spreadBps'>) =>
  toSignificant(applyBps(midRate, spreadBps, 'ceil'), 6, 'ceil')

function priceOf<C extends Currency>(
  input: PriceInput<C>,
  customerRate: Rate<C, 'CLP'>,
  sendMinor: bigint,
  receiveMinor: bigint,
): Price<C> | { readonly fault: PriceFault } {
  if (receiveMinor <= 0n) return { fault: 'receives-nothing' }
  if (receiveMinor > largestAmountMinor) return { fault: 'amount-too-large' }
  const feeGrossMinor = feeGross(input, sendMinor)
  const feeNetMinor = divide(feeGrossMinor * 100n, 100n + BigInt(input.ivaPercent), 'half-up')
  const convertedMinor = sendMinor - feeGrossMinor
  const midValueMinor = clpValue(receiveMinor, input.midRate)
  const customerValueMinor = clpValue(receiveMinor, customerRate)
  const spreadMinor = customerValueMinor - midValueMinor
  const totalCostMinor = feeGrossMinor + spreadMinor
  return {
    fixed: input.fixed,
    sendMinor,
    feeGrossMinor,
    feeNetMinor,
    feeIvaMinor: feeGrossMinor - feeNetMinor,
    convertedMinor,
    midRate: input.midRate,
    customerRate,
    receiveMinor,
    receiveCurrency: input.midRate.base,
    midValueMinor,
    spreadMinor,
    spreadBps: bpsOver<Currency, 'CLP'>(input.midRate, customerRate),
    residueMinor: convertedMinor - customerValueMinor,
    totalCostMinor,
    totalCostBps: Number(divide(totalCostMinor * 10_000n, sendMinor, 'half-up')),
  }
}

function feeGross({ fee }: Pick<PriceInput, 'fee'>, sendMinor: bigint): bigint {
  return fee.fixedMinor + divide(sendMinor * BigInt(fee.bps), 10_000n, 'half-up')
}

/**
 * The smallest whole send amount s with s − feeGross(s) ≥ converted. One more peso sent adds one or no peso to the
 * converted amount, so equality is reached: s − ⌊(s·bps + 5000) / 10000⌋ ≥ n ⇔ s·(10000 − bps) > 10000·n − 5000.
 */
function leastSend({ fee }: Pick<PriceInput, 'fee'>, convertedMinor: bigint): bigint {
  const needed = (convertedMinor + fee.fixedMinor) * 10_000n - 5_000n
  return divide(needed, 10_000n - BigInt(fee.bps), 'floor') + 1n
}

function clpValue(receiveMinor: bigint, rate: Rate<Currency, 'CLP'>): bigint {
  const { quotePart, basePart } = ratioOf(rate)
  return divide(receiveMinor * quotePart, basePart, 'half-up')
}

function sendFault(input: PriceInput, sendMinor: bigint): PriceFault | undefined {
  if (sendMinor < input.minimumSendMinor) return 'below-minimum'
  const maximumMinor = input.maximumSendMinor ?? largestAmountMinor
  return sendMinor > maximumMinor || sendMinor > largestAmountMinor ? 'amount-too-large' : undefined
}

function assertTerms({ spreadBps, fee, ivaPercent, receiveStepMinor }: PriceInput): void {
  if (spreadBps < 0 || fee.bps < 0 || fee.bps >= 10_000 || fee.fixedMinor < 0n || ivaPercent < 0) {
    throw new RangeError('a fee, a tax or a spread out of range')
  }
  if (receiveStepMinor < 1n) throw new RangeError('the rail pays in steps of at least one minor unit')
}
