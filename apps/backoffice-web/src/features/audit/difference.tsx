import { settingOf } from '@puente/contract/staff'
import { Muted, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { comparisonQuery } from '../settings/queries.ts'
import { changeTexts } from '../settings/texts/change-text.ts'
import { ChangeList } from '../settings/versions/change-list.tsx'
import { detailWords as words } from './words.ts'

export interface DifferenceProps {
  /** The version that an act wrote. */
  named: { readonly kind: string; readonly key: string; readonly version: number }
}

/** The fields that a version changed, each with its value before and after. */
export function Difference({ named }: DifferenceProps) {
  const query = useQuery(comparisonQuery(named, named.version - 1, named.version))
  const setting = settingOf(named.kind)
  if (setting === undefined) return null
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={2} />}>
      {({ items }) => {
        const changes = changeTexts(setting, items, 'CLP')
        return changes.length === 0 ? <Muted>{words('noChanges')}</Muted> : <ChangeList changes={changes} />
      }}
    </Loaded>
  )
}
