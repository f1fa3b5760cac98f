import type { BankPort } from '../../src/partners/bank.ts'
import type { PartnerAnswer } from '../../src/partners/http.ts'
import type { Ports } from '../../src/partners/index.ts'
import type { RailPayout, RailsPort } from '../../src/partners/rails.ts'

/** Faults of one call to a partner. Faults of inquiries are false reports or missing answers. */
export const callFaults = [
  'before',
  'after',
  'twice',
  'unreachable',
  'not-found',
  'conflict',
  'taken-refused',
  'called-rejected',
] as const
export const askFaults = ['silent', 'denied', 'stale', 'called-rejected'] as const
export type CallFault = (typeof callFaults)[number]
export type AskFault = (typeof askFaults)[number]

/** The faults of the next calls. */
export interface Faults {
  readonly orders: CallFault[]
  readonly asks: AskFault[]
  readonly refunds: CallFault[]
  /** Attempts that the rail has, always reports as rejected, and may still pay. */
  readonly denied: Set<string>
}

type Call = PartnerAnswer<never>['call']
const lost = (partner: string, outcome: 'unknown' | 'unreachable') => {
  const call: Call = { partner, operation: 'faulty', outcome, durationMs: 0, at: new Date() }
  return { outcome, call } as const
}

/** Applies a fault to a call: no answer before or after its effect, a wrong answer, or a repeated effect. */
async function met<T extends { readonly status: string }>(
  partner: string,
  fault: CallFault | undefined,
  call: () => Promise<PartnerAnswer<T>>,
): Promise<PartnerAnswer<T>> {
  const refused = (status: number, code: string) =>
    ({ ...lost(partner, 'unknown'), outcome: 'refused', status, code }) as const
  if (fault === 'not-found') return refused(404, 'not-found')
  if (fault === 'conflict') return refused(409, 'not-possible')
  if (fault === 'before') return lost(partner, 'unknown')
  if (fault === 'unreachable') return lost(partner, 'unreachable')
  const answer = await call()
  if (fault === 'after') return lost(partner, 'unknown')
  if (fault === 'taken-refused' && answer.outcome === 'ok') return refused(422, 'account-closed')
  if (fault === 'called-rejected' && answer.outcome === 'ok')
    return { ...answer, value: { ...answer.value, status: 'rejected' } }
  return fault === 'twice' ? call() : answer
}

function faultyRails(rails: RailsPort, faults: Faults): RailsPort {
  const said = new Map<string, PartnerAnswer<RailPayout>>()
  /** A second answer would confirm a false report, so the next answer for the same reference is true. */
  const falselyReported = new Set<string>()
  const held = (answer: PartnerAnswer<RailPayout>) =>
    answer.outcome === 'ok' && (answer.value.status === 'accepted' || answer.value.status === 'sent')
  const rejected = (answer: PartnerAnswer<RailPayout>): PartnerAnswer<RailPayout> =>
    answer.outcome === 'ok' && held(answer)
      ? { ...answer, value: { ...answer.value, status: 'rejected', code: 'account-closed' } }
      : answer
  const asked = async (reference: string): Promise<PartnerAnswer<RailPayout>> => {
    const truth = await rails.payoutByReference(reference)
    if (faults.denied.has(reference)) return rejected(truth)
    const fault = faults.asks.shift()
    if (fault === 'silent') return lost('rails', 'unknown')
    if (fault === 'denied' && !falselyReported.has(reference))
      return { outcome: 'refused', status: 404, code: 'unknown-payout', call: truth.call }
    if (fault === 'called-rejected' && held(truth) && !falselyReported.has(reference)) {
      falselyReported.add(reference)
      return rejected(truth)
    }
    const before = said.get(reference)
    if (fault === 'stale' && before !== undefined && !falselyReported.has(reference)) {
      falselyReported.add(reference)
      return before
    }
    falselyReported.delete(reference)
    said.set(reference, truth)
    return truth
  }
  return {
    ...rails,
    submit: (order) => {
      const fault = faults.orders.shift()
      if (fault === 'taken-refused' || fault === 'called-rejected') falselyReported.add(order.clientReference)
      return met('rails', fault, () => rails.submit(order))
    },
    payoutByReference: asked,
  }
}

const faultyBank = (bank: BankPort, faults: Faults): BankPort => ({
  ...bank,
  refund: (order) => met('bank', faults.refunds.shift(), () => bank.refund(order)),
})

/** The ports with faults between us and the partners that pay. */
export const faultyPorts = (ports: Ports, faults: Faults): Ports => ({
  ...ports,
  rails: faultyRails(ports.rails, faults),
  bank: faultyBank(ports.bank, faults),
})
