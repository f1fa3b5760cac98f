import type { SettingVersionWire } from '@puente/contract/staff'
import { Card, Disclosure, Muted } from '@puente/ui'
import { useRouteContext } from '@tanstack/react-router'
import { differenceTexts } from '../texts/change-text.ts'
import { words } from '../texts/words.ts'
import { versionWords } from '../texts/version-words.ts'
import { baseAt } from './base.ts'
import { ChangeList } from './change-list.tsx'
import { GeneralLine } from './general-line.tsx'
import { VersionFacts } from './version-facts.tsx'
import type { VersionsPartProps } from './versions-part.tsx'
import { WithdrawVersion } from './withdraw-version.tsx'

/** More changes are shown on request. */
const FEW = 4

/** The confirmed versions that are not in force yet, each with what it changes. */
export function ScheduledPart(props: VersionsPartProps) {
  const { wire } = props
  const { session } = useRouteContext({ from: '/shell' })
  const mayWithdraw = wire.decides.includes(session.staff.role)
  if (wire.scheduled.length === 0) return null
  return (
    <Card title={versionWords('versions.scheduled')}>
      <div style={{ display: 'grid', gap: 24 }}>
        {wire.scheduled.map((version) => (
          <VersionFacts key={version.version} version={version}>
            <Changes {...props} version={version} />
            {mayWithdraw ? <WithdrawVersion {...props} version={version} /> : null}
          </VersionFacts>
        ))}
      </div>
    </Card>
  )
}

/** What a version changes against what applies before it. */
function Changes({ setting, wire, currency, version }: VersionsPartProps & { version: SettingVersionWire }) {
  const base = baseAt(setting, wire, Date.parse(version.inForceFrom), { without: version.version })
  const changes = differenceTexts(setting, base?.data ?? {}, version.data, currency)
  const list =
    changes.length === 0 ? (
      <Muted>{versionWords('versions.sameAsBefore')}</Muted>
    ) : (
      <ChangeList changes={changes} />
    )
  return (
    <div style={{ display: 'grid', gap: 8, marginBlock: 8 }}>
      {base === undefined ? <Muted>{words('changes.first')}</Muted> : null}
      <GeneralLine kind={setting.kind} of={wire.key} base={base} />
      {changes.length > FEW ? (
        <Disclosure summary={versionWords('versions.changes')}>{list}</Disclosure>
      ) : (
        list
      )}
    </div>
  )
}
