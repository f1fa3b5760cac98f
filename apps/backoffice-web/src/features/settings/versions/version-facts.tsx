import type { SettingVersionHead } from '@puente/contract/staff'
import { Muted, StatusChip, type Tone } from '@puente/ui'
import { format } from '@puente/web'
import type { ReactNode } from 'react'
import { words } from '../texts/words.ts'

const tones: Readonly<Record<SettingVersionHead['state'], Tone>> = {
  'in-force': 'ok',
  scheduled: 'info',
  replaced: 'neutral',
  withdrawn: 'neutral',
}

/** Who proposed and confirmed a version. */
function whoText({ writtenBy, approvedBy, withdrawnBy }: SettingVersionHead): string {
  return [
    writtenBy === '' && approvedBy === '' ? words('versions.first') : '',
    writtenBy === '' ? '' : words('versions.written', { by: writtenBy }),
    approvedBy === '' ? '' : words('versions.approved', { by: approvedBy }),
    withdrawnBy === undefined || withdrawnBy === '' ? '' : words('versions.withdrawnBy', { by: withdrawnBy }),
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
        <strong>{words('versions.number', { version: format.count(version.version) })}</strong>
        <StatusChip tone={tones[state]}>{words(`versions.states.${state}`)}</StatusChip>
      </div>
      <Muted>
        {words(state === 'scheduled' ? 'versions.fromLater' : 'versions.from', {
          from: format.dateTime(version.inForceFrom),
        })}
      </Muted>
      {note === undefined ? null : <span>{note}</span>}
      <Muted>{whoText(version)}</Muted>
      {fits ? null : <StatusChip tone="bad">{words('versions.misfit')}</StatusChip>}
      {children}
    </div>
  )
}
