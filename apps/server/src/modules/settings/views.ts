import {
  differenceOf,
  readSetting,
  settingOf,
  settings,
  type SettingSummary,
  type SettingVersionHead,
  type SettingVersionWire,
  type SettingWire,
  type WaitingApproval,
} from '@puente/contract/staff'
import { findSetting } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { openApprovals, proposalHead, type Approval } from '../approvals/index.ts'
import {
  instantFrom,
  noticeDaysNow,
  openProposal,
  proposedIn,
  proposedKey,
  settingAction,
  type Place,
} from './change-setting.ts'
import { draftOf, type Draft } from './drafts.store.ts'
import {
  INITIAL_FROM,
  newestOfAll,
  scheduledVersions,
  versionOf,
  type StoredVersion,
} from '../../platform/data/versions.ts'

const fits = ({ kind, key, data }: StoredVersion): boolean => {
  const setting = settingOf(kind)
  return setting !== undefined && 'data' in readSetting(setting, data, key)
}

/** The newest version of a setting, when its data is invalid, with its first fault. */
export interface Misfit {
  readonly kind: string
  readonly key: string
  readonly version: number
  readonly at: string
  readonly fault: string
}

/** Newest versions in force whose data is invalid or whose setting does not exist. */
export async function settingsThatDoNotFit(work: Work): Promise<Misfit[]> {
  return (await newestOfAll(work)).flatMap(({ kind, key, version, data }) => {
    const setting = settingOf(kind)
    if (setting === undefined) return [{ kind, key, version, at: '', fault: 'unknown-field' }]
    const read = readSetting(setting, data, key)
    const fault = 'faults' in read ? read.faults[0] : undefined
    return fault === undefined ? [] : [{ kind, key, version, ...fault }]
  })
}

/**
 * Every setting that the acting member of staff may read, in the order of the registry; then the keys of a kind that
 * have only a scheduled version or a proposal.
 */
export async function settingSummaries(work: Work): Promise<SettingSummary[]> {
  const { actor } = work
  if (actor.kind !== 'staff') return []
  const versions = await newestOfAll(work)
  const scheduled = await scheduledVersions(work)
  const readable = settings.filter(({ reads }) => reads.includes(actor.role))
  const summaries = await Promise.all(
    readable.map(async (setting) => {
      const its = versions.filter(({ kind }) => kind === setting.kind)
      const proposed = new Set(
        [...(await openApprovals(work, settingAction(setting.kind))).values()].map(proposedKey),
      )
      const coming = scheduled.filter(({ kind }) => kind === setting.kind)
      const ofKey = (key: string): SettingSummary => {
        const version = its.find((one) => one.key === key)
        const next = coming.find((one) => one.key === key)
        return {
          kind: setting.kind,
          key,
          ...(version === undefined
            ? {}
            : { version: version.version, inForceFrom: version.inForceFrom.toISOString() }),
          isInitial: version !== undefined && isInitial(version),
          fits: version === undefined || fits(version),
          ...(next === undefined ? {} : { nextFrom: next.inForceFrom.toISOString() }),
          proposed: proposed.has(key),
        }
      }
      const known = its.map(({ key }) => key)
      const newKeys = [...proposed, ...coming.map(({ key }) => key)].filter((key) => !known.includes(key))
      return [...known, ...new Set(newKeys.toSorted())].map(ofKey)
    }),
  )
  return summaries.flat()
}

const staffIdOf = (by: string | undefined): string[] => {
  const id = by?.replace(/^staff:/, '')
  return id !== undefined && /^[0-9a-f-]{36}$/.test(id) ? [id] : []
}

/** Whether a version came with the product, so that it has been in force from the start. */
const isInitial = ({ version, writtenBy, inForceFrom }: StoredVersion): boolean =>
  staffIdOf(writtenBy).length === 0 && (version <= 1 || inForceFrom <= INITIAL_FROM)

/** Versions as staff read them, in the same order. The names are read in one query. */
export async function versionHeads(
  work: Work,
  versions: readonly StoredVersion[],
  inForce: number | undefined,
): Promise<SettingVersionHead[]> {
  const people = versions.flatMap(({ writtenBy, approvedBy, withdrawnBy }) =>
    [writtenBy, approvedBy, withdrawnBy].flatMap(staffIdOf),
  )
  const names = await staffNames(work, [...new Set(people)])
  const nameOf = (by: string | undefined) => staffIdOf(by).map((id) => names.get(id) ?? '')[0] ?? ''
  const stateOf = ({ version, inForceFrom, approvedBy }: StoredVersion): SettingVersionHead['state'] => {
    if (approvedBy === undefined) return 'withdrawn'
    if (inForceFrom > work.now) return 'scheduled'
    return version === inForce ? 'in-force' : 'replaced'
  }
  return versions.map((one) => ({
    version: one.version,
    inForceFrom: one.inForceFrom.toISOString(),
    isInitial: isInitial(one),
    state: stateOf(one),
    fits: fits(one),
    ...(one.note === undefined ? {} : { note: one.note }),
    writtenBy: nameOf(one.writtenBy),
    approvedBy: nameOf(one.approvedBy),
    ...(one.withdrawnBy === undefined ? {} : { withdrawnBy: nameOf(one.withdrawnBy) }),
    writtenAt: one.writtenAt.toISOString(),
  }))
}

/** Versions with their data. */
export async function wholeVersions(
  work: Work,
  versions: readonly StoredVersion[],
  inForce: number | undefined,
): Promise<SettingVersionWire[]> {
  const heads = await versionHeads(work, versions, inForce)
  return heads.map((head, at) => ({
    ...head,
    data: { ...(versions[at]?.data as Readonly<Record<string, unknown>> | undefined) },
  }))
}

/** The number of the version in use. */
export const versionInForce = async (work: Work, { setting, key }: Place): Promise<number | undefined> =>
  (await findSetting(work, setting, key))?.version

/** The version of a key, or of the first key that it falls back to, in force now or at a later instant. */
export async function versionApplied(work: Work, { setting, key }: Place, at: Date) {
  for (const one of [key, ...setting.fallsBackTo(key)]) {
    const found = await findSetting(work, setting, one, at)
    if (found !== undefined) return found
  }
  return undefined
}

/** The versions, in force or scheduled, of the keys that this one falls back to. */
async function generalVersions(work: Work, { setting, key }: Place): Promise<SettingWire['general']> {
  const { kind } = setting
  const found = setting.fallsBackTo(key).map(async (one) => {
    const number = await versionInForce(work, { setting, key: one })
    const current = number === undefined ? undefined : await versionOf(work, kind, one, number)
    const versions = [
      ...(current === undefined ? [] : [current]),
      ...(await scheduledVersions(work, { kind, key: one })),
    ]
    return (await wholeVersions(work, versions, number)).map((version) => ({ ...version, key: one }))
  })
  return (await Promise.all(found)).flat()
}

/** One setting as staff read and change it. */
export async function settingView(
  work: Work,
  place: Place,
  current: StoredVersion | undefined,
): Promise<SettingWire> {
  const { setting, key } = place
  const { kind } = setting
  const inForce = current?.version
  const [now] = current === undefined ? [] : await wholeVersions(work, [current], inForce)
  const scheduled = await scheduledVersions(work, { kind, key })
  const author = work.actor.kind === 'staff' ? work.actor.staffId : ''
  return {
    kind,
    key,
    ...(now === undefined ? {} : { current: now }),
    scheduled: await wholeVersions(work, scheduled, inForce),
    general: await generalVersions(work, place),
    ...(await proposalPart(work, place)),
    ...draftPart(await draftOf(work, kind, key, author)),
    proposes: [...setting.proposes],
    decides: [...setting.decides],
    noticeDays: await noticeDaysNow(work, setting),
  }
}

/** The differences of a proposal from the version that it would replace, and the instant from which it would do so. */
async function proposedDifference(work: Work, place: Place, approval: Pick<Approval, 'proposal'>) {
  const { data, from } = proposedIn(approval)
  const replaced = await versionApplied(work, place, instantFrom(work, from))
  return { data, from, changes: differenceOf(replaced?.data ?? {}, data) }
}

/** Rows of the queue of proposals show this many changes, and no longer values. */
const ROW_CHANGES_MAX = 3
const ROW_VALUE_MAX = 120

/** What a row of the queue shows of a proposed version; undefined for a setting that no longer exists. */
export async function proposedForRow(
  work: Work,
  approval: Pick<Approval, 'proposal'>,
): Promise<WaitingApproval['setting']> {
  const setting = settingOf(approval.proposal['kind'] ?? '')
  if (setting === undefined) return undefined
  const { from, changes } = await proposedDifference(work, { setting, key: proposedKey(approval) }, approval)
  return {
    ...(from === undefined ? {} : { inForceFrom: from.toISOString() }),
    changes: changes
      .slice(0, ROW_CHANGES_MAX)
      .map((change) => (JSON.stringify(change).length > ROW_VALUE_MAX ? { at: change.at } : change)),
    changeCount: changes.length,
  }
}

/** The open proposal, with its differences from the version that it would replace. */
async function proposalPart(work: Work, place: Place): Promise<Pick<SettingWire, 'proposal'>> {
  const approval = await openProposal(work, place)
  if (approval === undefined) return {}
  const names = await staffNames(work, [approval.proposedBy])
  const { data, from, changes } = await proposedDifference(work, place, approval)
  return {
    proposal: {
      ...proposalHead(approval, names),
      data: { ...data },
      ...(from === undefined ? {} : { inForceFrom: from.toISOString() }),
      changes,
    },
  }
}

const draftPart = (draft: Draft | undefined): Pick<SettingWire, 'draft'> =>
  draft === undefined
    ? {}
    : {
        draft: {
          data: { ...draft.data },
          note: draft.note,
          ...(draft.inForceFrom === undefined ? {} : { inForceFrom: draft.inForceFrom.toISOString() }),
          ...(draft.typedFrom === undefined ? {} : { from: draft.typedFrom }),
          basedOn: draft.basedOn,
          updatedAt: draft.updatedAt.toISOString(),
        },
      }
