import { isRefusal, refuse, type Refusal } from '@puente/contract'
import {
  differenceOf,
  hasKey,
  readSetting,
  settingOf,
  type Decision,
  type DecisionRefusal,
  type SettingsFile,
  type SettingsImportWire,
} from '@puente/contract/staff'
import { findSetting } from '../../platform/data/settings.ts'
import { writeVersion } from '../../platform/data/versioned.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { decide, openApprovals, proposalHead, propose } from '../approvals/index.ts'
import { applyEffects, faultsFor, noticeDaysNow, staffIn } from './change-setting.ts'
import { rehearse, unlessContradicting } from './rehearse.ts'
import type { SettingRule } from './setting-rule.ts'
import { versionApplied } from './views.ts'
import { newestOfAll } from '../../platform/data/versions.ts'

/** The action of approvals of a file of settings. */
export const SETTINGS_IMPORT_ACTION = 'settings-import'
const SUBJECT = derivedId('settings', 'import')

type Item = SettingsFile['settings'][number]
type FileRefused = Refusal<'settings-file-wrong'>

/** Every setting in force with valid data, as a file. */
export async function fileOfSettings(work: Work): Promise<SettingsFile> {
  const versions = await newestOfAll(work)
  return {
    format: 'puente-settings-1',
    settings: versions.flatMap(({ kind, key, data }) => {
      const setting = settingOf(kind)
      const read = setting && readSetting(setting, data, key)
      return read !== undefined && 'data' in read ? [{ kind, key, data: read.data as Item['data'] }] : []
    }),
  }
}

/**
 * The items of a file that change something. The first invalid item refuses the whole file, and so does the first
 * changed setting that requires notice, because a file takes effect when it is confirmed.
 */
async function changed(
  work: Work,
  rules: readonly SettingRule[],
  items: readonly Item[],
): Promise<readonly Item[] | FileRefused> {
  const fresh: Item[] = []
  for (const item of items) {
    const { kind, key, data } = item
    const setting = settingOf(kind)
    const wrong = (at: string, fault: string) => refuse('settings-file-wrong', { kind, key, at, fault })
    if (setting === undefined || !hasKey(setting, key)) return wrong('', 'unknown-field')
    const [fault] = await faultsFor(work, rules, { setting, key }, data)
    if (fault !== undefined) return wrong(fault.at, fault.fault)
    const inForce = await findSetting(work, setting, key)
    if (differenceOf(inForce?.data ?? {}, data).length === 0) continue
    if ((await noticeDaysNow(work, setting)) > 0) return wrong('inForceFrom', 'too-early')
    fresh.push(item)
  }
  return fresh
}

/** Proposes a file of settings. Its changes take effect all at once, or none of them. */
export async function proposeFile(
  work: Work,
  rules: readonly SettingRule[],
  file: SettingsFile,
  note: string,
): Promise<
  true | Refusal<'already-proposed' | 'nothing-changed' | 'settings-file-wrong' | 'settings-contradict'>
> {
  const items = await changed(work, rules, file.settings)
  if (isRefusal(items)) return items
  if (items.length === 0) return refuse('nothing-changed')
  const rehearsed = await rehearse(work, items)
  if (isRefusal(rehearsed)) return rehearsed
  const proposed = await propose(
    work,
    SETTINGS_IMPORT_ACTION,
    SUBJECT,
    { settings: JSON.stringify(items), count: String(items.length) },
    note,
  )
  return isRefusal(proposed) ? proposed : true
}

const itemsIn = (proposal: Readonly<Record<string, string>>): readonly Item[] =>
  JSON.parse(proposal['settings'] ?? '[]') as Item[]

/** Confirms the file, so that all of it is in force immediately, or sends it back. */
export async function decideFile(
  work: Work,
  rules: readonly SettingRule[],
  said: Decision,
): Promise<true | Refusal<'settings-file-wrong' | 'settings-contradict' | DecisionRefusal>> {
  const approval = await decide(work, SETTINGS_IMPORT_ACTION, SUBJECT, said)
  if (isRefusal(approval)) return approval
  if (said.decision === 'send-back') return true
  const decider = staffIn(work, ['officer', 'admin'])
  if (isRefusal(decider)) throw new Error('the handler admits officers and administrators only')
  const items = await changed(work, rules, itemsIn(approval.proposal))
  if (isRefusal(items)) return items
  const by = { writtenBy: approval.proposedBy, approvedBy: decider, note: approval.note }
  const written = await unlessContradicting(async () => {
    for (const { kind, key, data } of items) await writeVersion(work, kind, key, { data, ...by })
    return true as const
  })
  if (isRefusal(written)) return written
  for (const item of items) await applyEffects(work, rules, item)
  await work.audit({ action: 'import-settings', subject: SUBJECT, facts: { settings: items.length } })
  return true
}

/** The proposed file, with its changes of each setting. */
export async function importView(work: Work): Promise<SettingsImportWire> {
  const approval = (await openApprovals(work, SETTINGS_IMPORT_ACTION, [SUBJECT])).get(SUBJECT)
  if (approval === undefined) return {}
  const names = await staffNames(work, [approval.proposedBy])
  const listed = await Promise.all(
    itemsIn(approval.proposal).map(async ({ kind, key, data }) => {
      const setting = settingOf(kind)
      const inForce = setting && (await versionApplied(work, { setting, key }, work.now))
      return { kind, key, changes: differenceOf(inForce?.data ?? {}, data) }
    }),
  )
  return { proposal: { ...proposalHead(approval, names), settings: listed } }
}
