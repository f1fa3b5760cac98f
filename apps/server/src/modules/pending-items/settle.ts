import type { PendingKind } from '@puente/contract'
import { actorText } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'
import { pendingItemEvents } from './events.ts'
import type { PendingItem } from './pending-item.ts'
import * as store from './pending-items.store.ts'
import type { PendingRule } from './pending-rule.ts'

/** Limit of differences settled at once; no use case has that many. */
const AT_ONCE = 1000

/**
 * Updates the open items of these subjects to their facts, in the transaction that changed the facts: opens and closes
 * items, and sets whose action is next.
 */
export async function settle(
  work: Work,
  rules: readonly PendingRule[],
  subjects: readonly string[],
): Promise<void> {
  for (const rule of rules)
    for (const difference of await differencesOf(work, rule, subjects, AT_ONCE))
      await amend(work, rule.kind, difference)
}

/** The differences between the facts of a rule and its open items. */
export const differencesOf = async (
  work: Work,
  rule: PendingRule,
  only: readonly string[] | undefined,
  limit: number,
): Promise<store.Difference[]> =>
  store.differences(work, rule.kind, await rule.owed(work, { now: work.now, only }), only, limit)

/** Updates the item of one subject to its facts. */
export async function amend(
  work: Work,
  kind: PendingKind,
  { subject, itemId, turnBefore, owed }: store.Difference,
): Promise<void> {
  const emit = (name: string, id: string, facts: Readonly<Record<string, string>> = {}) =>
    work.emit({ name, subject, facts: { kind, itemId: id, ...facts } })
  const note = (id: string, event: store.ItemEvent, facts?: Readonly<Record<string, string>>) =>
    store.insertItemEvent(work, id, event, actorText(work.actor), facts)
  if (owed === undefined) {
    if (itemId === undefined || !(await store.closeItem(work, itemId, 'settled'))) return
    await note(itemId, 'settled')
    return emit(pendingItemEvents.settled, itemId, turnBefore === undefined ? {} : { turn: turnBefore })
  }
  if (itemId === undefined) {
    const opened = await store.insertItem(work, kind, subject, owed)
    if (opened === undefined) return
    await note(opened, 'opened', owed.facts)
    return emit(pendingItemEvents.opened, opened)
  }
  await store.updateItem(work, itemId, owed)
  if (turnBefore === owed.turn) return note(itemId, 'changed', owed.facts)
  await note(itemId, owed.turn === 'staff' ? 'answered' : 'sent-back', owed.facts)
  if (owed.turn === 'customer') await emit(pendingItemEvents.sentBack, itemId)
}

/**
 * Ends a subject: its open items are withdrawn without a message, and no rule opens another one. For a customer whose
 * account is closed, and a user who acts for nobody any more.
 */
export async function endSubject(work: Work, subject: string): Promise<void> {
  await store.insertEndedSubject(work, subject)
  for (const { id } of await store.openItemsOf(work, [subject])) {
    await store.closeItem(work, id, 'withdrawn')
    await store.insertItemEvent(work, id, 'withdrawn', actorText(work.actor))
  }
}

/** The open item of a kind about a subject; undefined when there is none. */
export const openItem = async (
  work: Work,
  subject: string,
  kind: PendingKind,
): Promise<PendingItem | undefined> =>
  (await store.openItemsOf(work, [subject])).find((item) => item.kind === kind)

/** The kinds of the open items of these subjects. */
export const owedBy = async (work: Work, subjects: readonly string[]): Promise<PendingKind[]> =>
  (await store.openItemsOf(work, subjects)).map(({ kind }) => kind)
