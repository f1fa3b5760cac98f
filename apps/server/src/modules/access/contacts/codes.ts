import { randomInt } from 'node:crypto'
import { isRefusal, refuse, type Id, type Refusal } from '@puente/contract'
import type { DomainEvent } from '../../../platform/events/outbox.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { codeKeys, roomForCode } from './code-counts.ts'
import { accessEvents } from '../events.ts'
import type { Realm } from '../holder.ts'
import { phoneFault, phoneRules } from './phone.ts'
import * as store from './codes.store.ts'

/**
 * What a code proves: an address at sign-up, a changed address, a lost password, the same user in a session, or an
 * invitation to the staff.
 */
export type CodePurpose = 'registration' | 'email' | 'phone' | 'recovery' | 'step-up' | 'invitation'
export type CodeChannel = 'mail' | 'sms'

const MINUTE_MS = 60_000

/** A code expires after five wrong attempts, or after ten minutes; an invitation after three days. */
export const codeRules = {
  lifeMs: 10 * MINUTE_MS,
  invitationLifeMs: 72 * 60 * MINUTE_MS,
  triesMax: 5,
} as const

const actor = { kind: 'system', name: 'access' } as const

export interface CodeWish {
  readonly purpose: CodePurpose
  /** Id of the registration, recovery, user or member of staff that the code is for. */
  readonly subject: string
  readonly channel: CodeChannel
  /** An e-mail, or a phone as +56912345678. */
  readonly address: string
  /** The listener at which the account signs in; customers by default. */
  readonly realm?: Realm
  /** True when the session's account has verified the address. The limits on unverified requests then do not apply. */
  readonly own?: boolean
  /** The known browser of the account that the address belongs to. */
  readonly browser?: string | undefined
  /** True when nothing may be sent and the response must not show it. The same steps run, and no message is sent. */
  readonly silent?: boolean
}

/**
 * Issues a code, sent after the work commits. A new code invalidates the earlier ones. Each code counts for the limits
 * of its asker, network and address, even when it is not sent.
 */
export async function issueCode(
  work: Work,
  wish: CodeWish,
): Promise<{ readonly expiresAt: Date } | Refusal<'too-many-codes'>> {
  if (wish.channel === 'sms' && phoneFault(await phoneRules(work), wish.address) !== undefined)
    throw new Error('a code was requested for a phone that may not receive one')
  const keys = codeKeys(work, wish)
  const room = await roomForCode(work, wish, keys)
  if (isRefusal(room)) return room
  const id = work.id()
  const { code, expiresAt } = newCode(work, wish.purpose)
  await store.insertCode(work, { ...wish, id, code, expiresAt }, keys)
  await work.emit(codeIssued(id, wish.subject))
  return { expiresAt }
}

/**
 * Issues an invitation code that is not sent: the caller hands it over. It invalidates the earlier ones, and expires as
 * a sent one does.
 */
export async function issueUnsentInvitation(
  work: Work,
  staffId: Id<'staff'>,
  email: string,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const { code, expiresAt } = newCode(work, 'invitation')
  const wish = { purpose: 'invitation', subject: staffId, channel: 'mail', address: email } as const
  await store.insertCode(work, { ...wish, id: work.id(), code, expiresAt, silent: true })
  return { code, expiresAt }
}

/** A random code of six digits, and when it expires. */
function newCode(work: Work, purpose: CodePurpose) {
  const lifeMs = purpose === 'invitation' ? codeRules.invitationLifeMs : codeRules.lifeMs
  return {
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    expiresAt: new Date(work.realNow.getTime() + lifeMs),
  }
}

const codeIssued = (codeId: string, subject: string): DomainEvent => ({
  name: accessEvents.codeIssued,
  subject,
  facts: { codeId },
})

/** A code that was typed correctly. `spendCode` marks it as used, in the unit of work of the action it allows. */
export interface RightCode {
  readonly codeId: string
  /** The address that the code proves. */
  readonly address: string
}

/**
 * Compares a typed code, in its own transaction so that a failed attempt stays counted. Call it in an endpoint's
 * `prepare`. The same wrong code twice in a row counts as one attempt. Facts of `code-wrong`: triesLeft.
 */
export async function tryCode(
  runtime: Runtime,
  {
    subject,
    purpose,
    code,
  }: { readonly subject: string; readonly purpose: CodePurpose; readonly code: string },
): Promise<RightCode | Refusal<'code-wrong' | 'code-expired'>> {
  type Look = RightCode | { readonly wrong: number } | 'expired'
  const look = await runtime.work(actor, async (work): Promise<Look> => {
    const kept = await store.lockNewestCode(work, subject, purpose, code.replaceAll(/\s/g, ''))
    if (kept === undefined || kept.expiresAt <= work.realNow || kept.tries >= codeRules.triesMax)
      return 'expired'
    if (kept.isRight) return { codeId: kept.id, address: kept.address }
    // A repetition of the previous wrong code is not a new attempt.
    if (kept.isRepeated) return { wrong: codeRules.triesMax - kept.tries }
    await store.countTry(work, kept.id, kept.typedIndex)
    return { wrong: codeRules.triesMax - kept.tries - 1 }
  })
  if (look === 'expired') return refuse('code-expired')
  return 'wrong' in look
    ? refuse('code-wrong', { triesLeft: look.wrong }, [{ at: 'code', fault: 'wrong' }])
    : look
}

/** Marks a right code as used. Of two concurrent uses the second is refused. */
export async function spendCode(work: Work, right: RightCode): Promise<true | Refusal<'code-expired'>> {
  return (await store.useCode(work, right.codeId)) ? true : refuse('code-expired')
}
