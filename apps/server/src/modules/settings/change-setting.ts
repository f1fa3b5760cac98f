import { isRefusal, refuse, type FieldFault, type Refusal } from '@puente/contract'
import {
  differenceOf,
  hasKey,
  readSetting,
  settingOf,
  settings,
  type Decision,
  type DecisionRefusal,
  type Setting,
} from '@puente/contract/staff'
import type { StaffRole } from '@puente/contract'
import { hasOpened } from '../../platform/data/first-opening.ts'
import { writeVersion } from '../../platform/data/versioned.ts'
import { findSetting } from '../../platform/data/settings.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { decide, openApprovals, propose, type Approval } from '../approvals/index.ts'
import { beginDraft, deleteDraft } from './drafts.store.ts'
import { rehearse, unlessContradicting } from './rehearse.ts'
import type { SettingRule } from './setting-rule.ts'
import { scheduledVersions, versionOf, withdrawVersion } from '../../platform/data/versions.ts'

const DAY_MS = 24 * 3_600_000

/** The action of approvals of a change of a setting. Each kind has its own, because its roles decide. */
export const settingAction = (kind: string): string => `setting:${kind}`
/** The actions that a role may decide. */
export const settingActionsOf = (role: StaffRole): string[] =>
  settings.filter(({ decides }) => mayAct(decides, role)).map(({ kind }) => settingAction(kind))
export const isSettingAction = (action: string): boolean => action.startsWith('setting:')

const mayAct = (roles: readonly StaffRole[], role: StaffRole): boolean => roles.includes(role)

/** One setting under one of its keys. */
export interface Place {
  readonly setting: Setting
  readonly key: string
}

/** The setting of a kind and a key. Refuses one that the acting member of staff may not read. */
export function placeOf({ actor }: Work, kind: string, key: string): Place | Refusal<'not-found'> {
  const setting = settingOf(kind)
  if (setting === undefined || !hasKey(setting, key)) return refuse('not-found')
  return actor.kind === 'staff' && mayAct(setting.reads, actor.role) ? { setting, key } : refuse('not-found')
}

export const subjectOf = ({ setting, key }: Place): string => derivedId('setting', `${setting.kind} ${key}`)

/** The acting member of staff. Refuses other roles. */
export function staffIn(work: Work, roles: readonly StaffRole[]): string | Refusal<'not-allowed'> {
  return work.actor.kind === 'staff' && mayAct(roles, work.actor.role)
    ? work.actor.staffId
    : refuse('not-allowed')
}

/** When a version from this instant takes force: now if the instant is absent or past. */
export const instantFrom = ({ now }: Pick<Work, 'now'>, from: Date | undefined): Date =>
  from !== undefined && from > now ? from : now

/** The key that a proposal is about. */
export const proposedKey = ({ proposal }: Pick<Approval, 'proposal'>): string => proposal['key'] ?? ''

/** The proposed data, and the instant from which it is proposed to be in force. */
export function proposedIn({ proposal }: Pick<Approval, 'proposal'>): {
  readonly data: Readonly<Record<string, unknown>>
  readonly from: Date | undefined
} {
  const from = proposal['inForceFrom']
  return {
    data: JSON.parse(proposal['data'] ?? '{}') as Record<string, unknown>,
    from: from === undefined ? undefined : new Date(from),
  }
}

export const openProposal = async (work: Work, place: Place): Promise<Approval | undefined> => {
  const subject = subjectOf(place)
  return (await openApprovals(work, settingAction(place.setting.kind), [subject])).get(subject)
}

type Rules = readonly SettingRule[]

/** Faults of the data for this setting, by path. */
export async function faultsFor(
  work: Work,
  rules: Rules,
  { setting, key }: Place,
  data: unknown,
): Promise<readonly FieldFault[]> {
  const read = readSetting(setting, data, key)
  if ('faults' in read) return read.faults
  const found = await Promise.all(
    rules
      .filter(({ kind }) => kind === setting.kind)
      .map(async ({ check }) => (await check?.(work, read.data, key)) ?? []),
  )
  return found.flat()
}

/**
 * The notice that a change of a setting requires now, in days. None before the operator first opens sales: nobody has
 * relied on the initial data.
 */
export const noticeDaysNow = async (work: Work, { noticeDays }: Setting): Promise<number> =>
  noticeDays > 0 && (await hasOpened(work)) ? noticeDays : 0

/**
 * Faults of the instant: the notice required by the setting is counted from now, and of two versions of one key from the
 * same instant only one would ever be in force.
 */
async function instantFaults(
  work: Work,
  { setting, key }: Place,
  from: Date | undefined,
): Promise<FieldFault[]> {
  const noticeDays = await noticeDaysNow(work, setting)
  const least = work.now.getTime() + noticeDays * DAY_MS
  const isTooEarly = from === undefined ? noticeDays > 0 : noticeDays > 0 && from.getTime() < least
  if (isTooEarly) return [{ at: 'inForceFrom', fault: 'too-early' }]
  const scheduled = from === undefined ? [] : await scheduledVersions(work, { kind: setting.kind, key })
  const isTaken = scheduled.some(({ inForceFrom }) => inForceFrom.getTime() === from?.getTime())
  return isTaken ? [{ at: 'inForceFrom', fault: 'instant-taken' }] : []
}

/** Proposes the next version as a whole. Refuses data with faults, each at its path. */
export async function proposeSetting(
  work: Work,
  rules: Rules,
  place: Place,
  { data, note, from }: { readonly data: unknown; readonly note: string; readonly from: Date | undefined },
): Promise<
  | Approval
  | Refusal<'not-allowed' | 'fields-wrong' | 'already-proposed' | 'nothing-changed' | 'settings-contradict'>
> {
  const { setting, key } = place
  const author = staffIn(work, setting.proposes)
  if (isRefusal(author)) return author
  const faults = [
    ...(await faultsFor(work, rules, place, data)).map(({ at, fault }) => ({ at: `data.${at}`, fault })),
    ...(await instantFaults(work, place, from)),
  ]
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const replaced = await findSetting(work, setting, key, instantFrom(work, from))
  if (replaced !== undefined && differenceOf(replaced.data, data).length === 0)
    return refuse('nothing-changed')
  const rehearsed = await rehearse(work, [{ kind: setting.kind, key, data, from }])
  if (isRefusal(rehearsed)) return rehearsed
  const proposal = {
    kind: setting.kind,
    key,
    data: JSON.stringify(data),
    ...(from === undefined ? {} : { inForceFrom: from.toISOString() }),
  }
  const proposed = await propose(work, settingAction(setting.kind), subjectOf(place), proposal, note)
  if (!isRefusal(proposed)) await deleteDraft(work, setting.kind, key, author)
  return proposed
}

/**
 * Confirms a proposal or sends it back. Confirmation checks it again under present conditions; the version is in force
 * immediately or from its instant.
 */
export async function decideSetting(
  work: Work,
  rules: Rules,
  { proposal }: Pick<Approval, 'proposal'>,
  said: Decision,
): Promise<
  true | Refusal<'not-found' | 'not-allowed' | 'fields-wrong' | 'settings-contradict' | DecisionRefusal>
> {
  const place = placeOf(work, proposal['kind'] ?? '', proposal['key'] ?? '')
  if (isRefusal(place)) return place
  const { setting, key } = place
  const decider = staffIn(work, setting.decides)
  if (isRefusal(decider)) return decider
  const approval = await decide(work, settingAction(setting.kind), subjectOf(place), said)
  if (isRefusal(approval)) return approval
  if (said.decision === 'send-back') {
    await becomesDraft(work, place, approval)
    return true
  }
  const { data, from } = proposedIn(approval)
  const faults = [
    ...(await faultsFor(work, rules, place, data)).map(({ at, fault }) => ({ at: `data.${at}`, fault })),
    ...(await instantFaults(work, place, from)),
  ]
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const version = await unlessContradicting(() =>
    writeVersion(work, setting.kind, key, {
      data,
      writtenBy: approval.proposedBy,
      approvedBy: decider,
      note: approval.note,
      from,
    }),
  )
  if (isRefusal(version)) return version
  if (from === undefined || from <= work.now)
    await applyEffects(work, rules, { kind: setting.kind, key, data })
  await work.audit({
    action: 'change-setting',
    subject: subjectOf(place),
    facts: { setting: setting.kind, key, version },
  })
  return true
}

/** A withdrawn proposal becomes the draft of its author again. */
export async function draftWithdrawn(work: Work, approval: Approval): Promise<void> {
  const place = placeOf(work, approval.proposal['kind'] ?? '', proposedKey(approval))
  if (!isRefusal(place)) await becomesDraft(work, place, approval)
}

/** Makes a proposal the draft of its author, based on the version that was in force when it was proposed. */
async function becomesDraft(work: Work, { setting, key }: Place, approval: Approval): Promise<void> {
  const { data, from } = proposedIn(approval)
  const base = await findSetting(work, setting, key, approval.proposedAt)
  await beginDraft(work, setting.kind, key, approval.proposedBy, {
    data,
    note: approval.note,
    inForceFrom: from,
    basedOn: base?.version ?? 0,
  })
}

/** Runs the effects that modules registered for a version taking force. */
export async function applyEffects(
  work: Work,
  rules: Rules,
  { kind, key, data }: { readonly kind: string; readonly key: string; readonly data: unknown },
): Promise<void> {
  for (const { takesForce } of rules.filter((rule) => rule.kind === kind)) await takesForce?.(work, data, key)
}

/** Withdraws a confirmed version that is not in force yet. */
export async function withdrawScheduled(
  work: Work,
  { setting, key }: Place,
  version: number,
  note: string,
): Promise<true | Refusal<'not-found' | 'not-allowed' | 'version-in-force'>> {
  const decider = staffIn(work, setting.decides)
  if (isRefusal(decider)) return decider
  const found = await versionOf(work, setting.kind, key, version)
  if (found === undefined) return refuse('not-found')
  if (!(await withdrawVersion(work, found, decider))) return refuse('version-in-force')
  await work.audit({
    action: 'withdraw-setting-version',
    subject: subjectOf({ setting, key }),
    facts: { setting: setting.kind, key, version, note },
  })
  return true
}
