import type { BankPayment } from '../../apps/server/src/partners/bank.ts'
import type { PartnerAnswer } from '../../apps/server/src/partners/http.ts'
import type { Ports } from '../../apps/server/src/partners/index.ts'
import type { RailPayout } from '../../apps/server/src/partners/rails.ts'

const answerAt = (partner: string, operation: string) => {
  const call = { partner, operation, outcome: 'ok', durationMs: 0, at: new Date() }
  return <T>(value: T): Promise<PartnerAnswer<T>> => Promise.resolve({ outcome: 'ok', value, call })
}

const credited = (clientReference: string): RailPayout => ({
  id: `rail-${clientReference}`,
  clientReference,
  status: 'credited',
})

/** Partners in this process without delay: every queried payment exists, and every payout is credited. */
export function inProcessPartners(
  ports: Ports,
  paymentOf: (id: string) => Omit<BankPayment, 'id' | 'status' | 'creditedAt'>,
): Ports {
  const ok = answerAt('bench', 'answer')
  return {
    ...ports,
    bank: {
      ...ports.bank,
      payment: (id) => ok({ ...paymentOf(id), id, status: 'confirmed', creditedAt: new Date() }),
      paymentsAfter: () => ok({ items: [] }),
      transfersAfter: () => ok({ items: [] }),
      sweep: ({ clientReference }) => ok({ id: clientReference, clientReference, status: 'settled' }),
    },
    rails: {
      submit: ({ clientReference }) => ok(credited(clientReference)),
      payoutByReference: (reference) => ok(credited(reference)),
      payoutsAfter: () => ok({ items: [] }),
      payoutsByReference: (references) => ok({ items: references.map(credited) }),
    },
    names: {
      check: (subjects) =>
        ok({
          listVersion: 'bench',
          results: subjects.map(({ ref }) => ({ ref, verdict: 'clear' as const, hits: [] })),
        }),
    },
    mail: { ...ports.mail, send: () => ok({}) },
    sms: { send: () => ok({}) },
  }
}
