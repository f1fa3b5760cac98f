import { differenceOf, readSetting, settingOf, type Change, type SettingsFile } from '@puente/contract/staff'
import { Disclosure, Muted, Notice } from '@puente/ui'
import { ChangeList } from '../versions/change-list.tsx'
import { changeTexts } from '../texts/change-text.ts'
import { currencyOf } from '../previews/currency-of.ts'
import { faultTexts } from '../faults.ts'
import { settingText } from '../texts/key-text.ts'
import { words } from '../texts/words.ts'

/** The changes to one setting in a file. */
export interface Difference {
  readonly kind: string
  readonly key: string
  readonly changes: readonly Change[]
  /** Why the file cannot be imported: the faults in this setting. */
  readonly faults: readonly string[]
}

/**
 * The differences between a file and the settings in force; unchanged settings are left out. A key without a version is
 * compared with the one that it falls back to.
 */
export function differencesOf(file: SettingsFile, inForce: SettingsFile): Difference[] {
  return file.settings.flatMap(({ kind, key, data }) => {
    const setting = settingOf(kind)
    if (setting === undefined) return [{ kind, key, changes: [], faults: [words('file.unknown')] }]
    const [base] = [key, ...setting.fallsBackTo(key)].flatMap(
      (wanted) => inForce.settings.find((one) => one.kind === kind && one.key === wanted) ?? [],
    )
    const changes = differenceOf(base?.data ?? {}, data)
    const read = readSetting(setting, data, key)
    const faults = 'faults' in read ? Object.values(faultTexts(setting, read.faults)) : []
    return base?.key === key && changes.length === 0 && faults.length === 0
      ? []
      : [{ kind, key, changes, faults }]
  })
}

/** The changes in a file, setting by setting. */
export function FileDifferences({
  found,
}: {
  found: readonly Pick<Difference, 'kind' | 'key' | 'changes'>[]
}) {
  const corridors = found.filter(({ kind }) => kind === 'corridor').map(({ key }) => key)
  return found.map((one) => {
    const setting = settingOf(one.kind)
    return (
      <Disclosure
        key={`${one.kind}/${one.key}`}
        defaultOpen={found.length < 4}
        summary={settingText(one.kind, one.key)}
      >
        <Faults of={one} />
        {setting === undefined ? null : one.changes.length === 0 ? (
          <Muted>{words('file.sameAsGeneral')}</Muted>
        ) : (
          <ChangeList
            changes={changeTexts(setting, one.changes, currencyOf(one.kind, one.key, {}, corridors))}
          />
        )}
      </Disclosure>
    )
  })
}

const Faults = ({ of }: { of: Partial<Difference> }) =>
  (of.faults ?? []).map((fault) => (
    <Notice key={fault} tone="bad">
      {fault}
    </Notice>
  ))
