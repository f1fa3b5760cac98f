import type { SettingVersionHead } from '@puente/contract/staff'
import { Muted, StatusChip, type Tone } from '@puente/ui'
import { format } from '@puente/web'
import type { ReactNode } from 'react'
import { versionWords } from '../texts/version-words.ts'

const tones: Readonly<Record<SettingVersionHead['state'], Tone>> = {
  'in-force': 'ok',
  scheduled: 'info',
  replaced: 'neutral',
  withdrawn: 'neutral',
}

/** Who proposed and confirmed a version. */
function whoText({ writtenBy, approvedBy, withdrawnBy }: SettingVersionHead): string {
  return [
    writtenBy === '' && approvedBy === '' ? versionWords('versions.first') : '',
    writtenBy === '' ? '' : versionWords('versions.written', { by: writtenBy }),
    approvedBy === '' ? '' : versionWords('versions.approved', { by: approvedBy }),
    withdrawnBy === undefined || withdrawnBy === ''
      ? ''
      : versionWords('versions.withdrawnBy', { by: withdrawnBy }),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** A version: its number, when it took force, its reason and its authors. */
export function VersionFacts({ version, children }: { version: SettingVersionHead; children?: ReactNode }) {
  const { state, note, fits } = version
  return (
    <div style={{ display: 'grid', gap: 4, minWidth: 0, overflowWrap: 'anywhere' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
        <strong>{versionWords('versions.number', { version: format.count(version.version) })}</strong>
        <StatusChip tone={tones[state]}>{versionWords(`versions.states.${state}`)}</StatusChip>
      </div>
      <Muted>
        {version.isInitial
          ? versionWords('versions.fromStart')
          : versionWords(state === 'scheduled' ? 'versions.fromLater' : 'versions.from', {
              from: format.dateTime(version.inForceFrom),
            })}
      </Muted>
      {note === undefined ? null : <span>{note}</span>}
      <Muted>{whoText(version)}</Muted>
      {fits ? null : <StatusChip tone="bad">{versionWords('versions.misfit')}</StatusChip>}
      {children}
    </div>
  )
}
