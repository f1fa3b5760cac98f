import type { TransferWire } from '@puente/contract/customer'
import { DefinitionList, type Definition } from '@puente/ui'
import { format } from '@puente/web'
import { countryName } from '../quotes/countries/country-names.ts'
import { isPaid } from './transfer-words.ts'
import { words } from './words.ts'

type Point = TransferWire['timeline'][number]

const isComing = ({ status }: Point): boolean => status === 'now' || status === 'next'
const timed = (value: string, at: string | undefined): string =>
  at === undefined ? value : words('trail.at', { value, when: format.dateTime(at) })

/** The accounts through which the money passes, with amount and time. */
export const MoneyTrail = ({ lines }: { lines: readonly Definition[] }) => <DefinitionList items={lines} />

/**
 * Returns a line for each movement of the money, in order: in the past tense for one that happened, in the future tense for
 * one that is planned. Omits the steps that a transfer will not reach. Returns no line for an order that ended unpaid.
 */
export function trailOf(transfer: TransferWire): Definition[] {
  const points = transfer.timeline.filter(
    // After the customer asked to cancel, the transfer ends in a refund.
    (point) => transfer.cancelAskedAt === undefined || !isComing(point),
  )
  return [
    ...paidLines(transfer, points),
    ...points.flatMap((point) => pointLines(transfer, point)),
    ...refundLines(transfer, points),
  ]
}

/** What was paid, and what is still to be paid. */
function paidLines(transfer: TransferWire, points: readonly Point[]): Definition[] {
  const { price, received, refunded, timeline } = transfer
  const { amount, currency } = price.send
  const isUsed = timeline.some(({ step, status }) => step === 'converted' && status === 'done')
  const goesOn = points.some(({ step, status }) => step === 'converted' && isComing({ step, status }))
  const isWhole = isUsed || (goesOn && isPaid(transfer))
  const paidMinor = isWhole ? BigInt(amount) : BigInt(received.amount) + BigInt(refunded?.amount ?? '0')
  const missingMinor = BigInt(amount) - paidMinor
  const at = isPaid(transfer) ? timeline.findLast(({ step }) => step === 'payment-received')?.at : undefined
  const clp = (minor: bigint) => format.money({ amount: String(minor), currency })
  return [
    ...(paidMinor > 0n ? [{ term: words('trail.paid'), value: timed(clp(paidMinor), at) }] : []),
    ...(goesOn && missingMinor > 0n ? [{ term: words('trail.coming.paid'), value: clp(missingMinor) }] : []),
  ]
}

/** The movement of a step, if it is one. */
function pointLines({ price, recipient }: TransferWire, point: Point): Definition[] {
  const { receive, converted, fee, customerClpPerUnit } = price
  const line = (done: string, coming: string, value: string): Definition =>
    isComing(point) ? { term: coming, value } : { term: done, value: timed(value, point.at) }
  switch (point.step) {
    case 'converted': {
      const { unit: rate, pesos } = format.rates(receive.currency, customerClpPerUnit)
      const value = words('trail.convertedValue', { amount: format.money(converted), rate, pesos })
      return [
        { term: words('trail.fee'), value: format.money(fee.gross) },
        line(words('trail.converted'), words('trail.coming.converted'), value),
      ]
    }
    case 'sent-to-bank': {
      const country = countryName(recipient.country)
      return [
        line(
          words('trail.sent', { country }),
          words('trail.coming.sent', { country }),
          format.money(receive),
        ),
      ]
    }
    case 'delivered': {
      const ending = recipient.accountEnding
      const [done, coming] = [words('trail.arrives', { ending }), words('trail.coming.arrives', { ending })]
      return [line(done, coming, format.money(receive))]
    }
    case 'returned':
      return [{ term: words('trail.returned'), value: timed(format.money(receive), point.at) }]
    default:
      return []
  }
}

function refundLines({ refunded }: TransferWire, points: readonly Point[]): Definition[] {
  if (refunded === undefined || BigInt(refunded.amount) === 0n) return []
  const done = points.find(({ step, status }) => step === 'refunded' && status === 'done')
  return [
    {
      term: words(done === undefined ? 'trail.back' : 'trail.wentBack'),
      value: timed(format.money(refunded), done?.at),
    },
  ]
}
