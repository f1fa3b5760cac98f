import type { StaffRole } from '@puente/contract'
import { settings, type Setting, type SettingSummary } from '@puente/contract/staff'
import { groupNames, kindNames, type SettingGroup } from '@puente/contract/staff-texts'
import { foldedText } from '@puente/ui'
import { keyText, kindText } from './texts/key-text.ts'

/** A row of the list; a setting without any version yet has no version fields. */
export type Row = Pick<SettingSummary, 'kind' | 'key'> & Partial<SettingSummary>

export interface Group {
  readonly group: SettingGroup
  readonly rows: readonly Row[]
}

/** The keys that a setting has before its first version exists. */
const fixedKeys = ({ keys }: Setting): readonly string[] => ('pattern' in keys ? [] : keys)

/** The kinds that a role may propose and whose keys follow a pattern: any of them may start a new key. */
export const keyedKinds = (role: StaffRole): readonly Setting[] =>
  settings.filter(({ keys, proposes }: Setting) => 'pattern' in keys && proposes.includes(role))

const matches = ({ kind, key }: Row, search: string): boolean => {
  const text = foldedText([kindText(kind), keyText(kind, key), kind, key].join(' '))
  return foldedText(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The settings that a role may read, in groups and in the order of the registry, filtered by the search. */
export function groupsOf(found: readonly SettingSummary[], role: StaffRole, search: string): Group[] {
  const rows = settings
    .filter((setting: Setting) => setting.reads.includes(role))
    .flatMap((setting: Setting): Row[] => {
      const its = found.filter(({ kind }) => kind === setting.kind)
      const fixed = fixedKeys(setting)
      const missing = fixed.filter((key) => its.every((one) => one.key !== key))
      const all = [...its, ...missing.map((key) => ({ kind: setting.kind, key }))]
      return all.toSorted((one, other) => fixed.indexOf(one.key) - fixed.indexOf(other.key))
    })
    .filter((row) => search === '' || matches(row, search))
  const groupOf = ({ kind }: Row) => kindNames[kind as keyof typeof kindNames].group
  return (Object.keys(groupNames) as SettingGroup[]).flatMap((group) => {
    const its = rows.filter((row) => groupOf(row) === group)
    return its.length === 0 ? [] : [{ group, rows: its }]
  })
}
