import { transferStates, type TransferState } from '@puente/contract'
import { expect, test } from 'vitest'
import { headlineOf, type HeadlineFacts } from './headline.ts'
import { words } from './words.ts'

const refunds = [undefined, 'under-way', 'rejected', 'settled'] as const
const monies = { none: 0n, part: 40_000n, whole: 100_000n } as const
const facts = transferStates.flatMap((state) =>
  refunds.flatMap((refund) =>
    Object.values(monies).map((receivedMinor): HeadlineFacts => ({
      state,
      refund,
      receivedMinor,
      sendMinor: 100_000n,
    })),
  ),
)

/** States after which the money of a transfer is refunded or stays. */
const ended: readonly TransferState[] = ['rejected', 'refunding', 'refunded', 'expired', 'cancelled']

test.each(facts)(
  '$state, refund $refund, received $receivedMinor: the headline contradicts neither',
  (one) => {
    const { state, refund, receivedMinor } = one
    const headline = headlineOf(one)
    // The recipient's bank may have returned a payout: that is no refund to the payer.
    if (/devolvió a quien pagó/.test(headline)) expect(refund).toBe('settled')
    if (/dinero (está )?congelado/.test(headline)) expect(receivedMinor).toBeGreaterThan(0n)
    if (/sin (pago|dinero recibido)|no queda dinero/.test(headline)) expect(receivedMinor).toBe(0n)
    if (/sin pago|nada por devolver/.test(headline)) expect(refund).toBeUndefined()
    if (ended.includes(state)) {
      expect(/banco rechazó la devolución/.test(headline)).toBe(refund === 'rejected')
      expect(/devolución está en curso/.test(headline)).toBe(refund === 'under-way')
    }
  },
)

const chip: Partial<Record<TransferState, RegExp>> = {
  refunding: /devuelto|volvió/i,
  refunded: /dinero|sin pago/i,
  expired: /sin pago/i,
}
test.each(Object.entries(chip))(
  'the name of the state %s: true whatever became of the money',
  (state, claim) => {
    expect(words(`states.${state as TransferState}`)).not.toMatch(claim)
  },
)

test.each<Partial<HeadlineFacts> & { readonly headline: string }>([
  {
    state: 'refunding',
    refund: 'rejected',
    headline: 'El envío terminó: el banco rechazó la devolución y falta otra cuenta',
  },
  { state: 'refunded', refund: 'settled', headline: 'El envío terminó: el dinero se devolvió a quien pagó' },
  { state: 'refunded', headline: 'El envío terminó y no queda nada por devolver' },
  { state: 'expired', headline: 'El plazo de pago terminó sin pago' },
  {
    state: 'expired',
    refund: 'under-way',
    headline: 'El plazo de pago terminó: la devolución está en curso',
  },
  { state: 'frozen', headline: 'El envío está congelado y no queda dinero suyo' },
  { state: 'frozen', receivedMinor: 1n, headline: 'El dinero está congelado' },
  { state: 'awaiting-payin', receivedMinor: 1n, headline: 'Llegó una parte del pago' },
])('$state, refund $refund: $headline', ({ headline, ...one }) => {
  expect(
    headlineOf({ state: 'refunded', sendMinor: 100_000n, receivedMinor: 0n, refund: undefined, ...one }),
  ).toBe(headline)
})
