import fc from 'fast-check'
import type { AccountRef, Journal, Leg } from './index.ts'
import { accounts, idOf } from './test-kit.ts'

/**
 * Few accounts, so that commands collide: two people and the operator, one account in another currency, one unknown.
 */
export function stage(salt: string): { open: AccountRef[]; named: AccountRef[] } {
  const [ana, luis] = [accounts(`${salt} ana`), accounts(`${salt} luis`)]
  const open = [ana.client, luis.client, ana.vault, ana.bank, ana.fees, accounts(`${salt} ana`, 'USD').bank]
  return { open, named: [...open, { ...ana.client, owner: idOf(`${salt} nobody`) }] }
}

/** A leg given by indexes of accounts and pending transfers. */
export interface LegDraft {
  readonly action: 'posted' | 'pending' | 'post' | 'void'
  readonly debit: number
  readonly credit: number
  readonly hold: number
  readonly amount: number
  readonly timesOut: boolean
}

export interface JournalDraft {
  readonly id: number
  /** Seconds from the recording to the effective date; undefined for none. */
  readonly effective: number | undefined
  readonly legs: readonly LegDraft[]
}

const legDraft: fc.Arbitrary<LegDraft> = fc.record({
  action: fc.constantFrom('posted', 'posted', 'pending', 'post', 'void'),
  // Mostly accounts with floors and the bank; rarely the other currency and the unknown account.
  debit: fc.constantFrom(0, 0, 1, 1, 2, 3, 3, 3, 4, 5, 6),
  credit: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4, 5, 6),
  hold: fc.integer({ min: 0, max: 7 }),
  amount: fc.constantFrom(1, 2, 5, 10, 10, 20, 50, 0),
  timesOut: fc.boolean(),
})

export const journalDrafts = (ids: number, size: number): fc.Arbitrary<JournalDraft[]> =>
  fc.array(
    fc.record({
      id: fc.integer({ min: 0, max: ids }),
      effective: fc.constantFrom(undefined, undefined, undefined, undefined, -20, -3, 2),
      legs: fc.array(legDraft, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: size },
  )

/** The journal of a draft. Drafts that would be malformed are adjusted. */
export function draw(
  salt: string,
  named: readonly AccountRef[],
  draft: JournalDraft,
  { now, timeoutAt }: { readonly now: Date; readonly timeoutAt: Date },
): Journal {
  const opened = new Set<string>()
  const legs = draft.legs.map((leg): Leg => {
    const hold = idOf(`${salt} hold ${leg.hold}`)
    const amountMinor = BigInt(leg.amount)
    if ((leg.action === 'post' || leg.action === 'void') && !opened.has(hold)) {
      if (leg.action === 'void') return { void: hold }
      return leg.timesOut ? { post: hold } : { post: hold, amountMinor }
    }
    const credit = leg.credit === leg.debit ? (leg.credit + 1) % named.length : leg.credit
    const [from, to] = [named[leg.debit], named[credit]]
    if (from === undefined || to === undefined) throw new Error('a draft names no account')
    const moved = { debit: from, credit: to, amountMinor, currency: from.currency }
    if (leg.action !== 'pending') return moved
    opened.add(hold)
    return leg.timesOut ? { ...moved, pending: hold, timeoutAt } : { ...moved, pending: hold }
  })
  return {
    id: idOf(`${salt} journal ${draft.id}`),
    kind: 'random',
    subject: idOf(`${salt} subject ${draft.id % 3}`),
    ...(draft.effective === undefined
      ? {}
      : { effectiveAt: new Date(now.getTime() + draft.effective * 1000) }),
    legs,
  }
}
