import type { AccountRef, FloorRule, Journal, Leg } from './index.ts'
import { AMOUNT_MINOR_MAX } from './index.ts'

/** One account of the model, with plain sums. */
interface ModelAccount {
  readonly floor: FloorRule
  closed: boolean
  posted: bigint
  pendingDebits: bigint
  pendingCredits: bigint
}

interface ModelHold {
  readonly debit: string
  readonly credit: string
  readonly amountMinor: bigint
  readonly timeoutAt: Date | undefined
  open: boolean
}

interface State {
  readonly accounts: Map<string, ModelAccount>
  readonly holds: Map<string, ModelHold>
}

/**
 * A second, simple implementation of the ledger, for tests. It copies its whole state for every journal and keeps the
 * copy only when every leg passed. Shares no code with the judge or the SQL.
 */
export class ModelLedger {
  state: State
  readonly journals = new Map<string, string>()
  closedBefore: Date | null = null

  constructor(floors: ReadonlyMap<string, FloorRule>) {
    const zero = { closed: false, posted: 0n, pendingDebits: 0n, pendingCredits: 0n }
    this.state = {
      accounts: new Map([...floors].map(([name, floor]) => [name, { floor, ...zero }])),
      holds: new Map(),
    }
  }

  post(journal: Journal, now: Date): string {
    const body = JSON.stringify(journal, (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value,
    )
    const known = this.journals.get(journal.id)
    if (known !== undefined) return known === body ? 'same-again' : 'same-id-other-body'
    if (this.closedBefore !== null && (journal.effectiveAt ?? now) < this.closedBefore) return 'period-closed'
    const copy: State = structuredClone(this.state)
    for (const [position, leg] of journal.legs.entries()) {
      const refused = this.leg(copy, leg)
      if (refused !== undefined) return `${refused}@${position}`
    }
    this.state = copy
    this.journals.set(journal.id, body)
    return 'done'
  }

  /** Open pending transfers past their timeout, as `expirePendings` would void them. */
  expire(now: Date): void {
    for (const hold of this.state.holds.values()) {
      if (hold.open && hold.timeoutAt !== undefined && hold.timeoutAt <= now) this.end(this.state, hold, 0n)
    }
  }

  /** Closes an account that has no posted or pending amount. */
  close(ref: AccountRef): string {
    const account = this.state.accounts.get(nameOf(ref))
    if (account === undefined) return 'unknown-account'
    if (account.closed) return 'same-again'
    if (account.posted !== 0n || account.pendingDebits > 0n || account.pendingCredits > 0n) return 'not-empty'
    account.closed = true
    return 'done'
  }

  private leg(state: State, leg: Leg): string | undefined {
    if ('post' in leg || 'void' in leg) {
      if ('post' in leg && leg.amountMinor !== undefined && leg.amountMinor <= 0n) return 'amount-invalid'
      const hold = state.holds.get('post' in leg ? leg.post : leg.void)
      if (hold === undefined) return 'unknown-pending'
      if (!hold.open) return 'already-resolved'
      const amount = 'post' in leg ? (leg.amountMinor ?? hold.amountMinor) : 0n
      if (amount > hold.amountMinor) return 'amount-invalid'
      this.end(state, hold, amount)
      return undefined
    }
    if (leg.amountMinor <= 0n || leg.amountMinor > AMOUNT_MINOR_MAX) return 'amount-invalid'
    if (leg.debit.currency !== leg.currency || leg.credit.currency !== leg.currency)
      return 'currency-mismatch'
    const debit = state.accounts.get(nameOf(leg.debit))
    const credit = state.accounts.get(nameOf(leg.credit))
    if (debit === undefined || credit === undefined) return 'unknown-account'
    if (debit.closed || credit.closed) return 'account-closed'
    if ('pending' in leg) {
      if (state.holds.has(leg.pending)) return 'same-id-other-body'
      debit.pendingDebits += leg.amountMinor
      credit.pendingCredits += leg.amountMinor
      const { amountMinor, timeoutAt } = leg
      state.holds.set(leg.pending, {
        debit: nameOf(leg.debit),
        credit: nameOf(leg.credit),
        amountMinor,
        timeoutAt,
        open: true,
      })
    } else {
      debit.posted -= leg.amountMinor
      credit.posted += leg.amountMinor
    }
    return [debit, credit].some((account) => available(account) < 0n) ? 'floor-broken' : undefined
  }

  private end(state: State, hold: ModelHold, amount: bigint): void {
    const debit = state.accounts.get(hold.debit)
    const credit = state.accounts.get(hold.credit)
    if (debit === undefined || credit === undefined)
      throw new Error('a hold names an account that is not there')
    hold.open = false
    debit.pendingDebits -= hold.amountMinor
    credit.pendingCredits -= hold.amountMinor
    debit.posted -= amount
    credit.posted += amount
  }
}

export const nameOf = (ref: AccountRef): string => `${ref.code} ${ref.owner} ${ref.currency}`

function available(account: ModelAccount): bigint {
  if (account.floor === 'none') return 0n
  return account.floor === 'credit-floor-zero'
    ? account.posted - account.pendingDebits
    : -account.posted - account.pendingCredits
}
