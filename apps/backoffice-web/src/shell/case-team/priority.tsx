import type { CaseTeam, InboxItem } from '@puente/contract/staff'
import { Button, Muted, StatusChip } from '@puente/ui'
import { shellWords } from '../words.ts'
import { useCasePriority } from './queries.ts'

type Priority = InboxItem['priority']

/** The priority of a case, with the rules that hold or that a person set it. */
export function PriorityChip({ priority: { level, isSet, reasons } }: { priority: Priority }) {
  const why = isSet
    ? shellWords('priority.set')
    : reasons.map((reason) => shellWords(`priority.reasons.${reason}`)).join(', ')
  const name = shellWords(`priority.${level}`)
  return (
    <>
      {level === 'high' ? <StatusChip tone="warn">{name}</StatusChip> : <Muted>{name}</Muted>}
      {why === '' ? null : <Muted> {why}</Muted>}
    </>
  )
}

/** The priority of an open case, which the reader changes or leaves to the rules. */
export function CasePriority({ id, team: { priority } }: { id: string; team: CaseTeam }) {
  const change = useCasePriority(id)
  if (priority === undefined) return null
  const other = priority.level === 'high' ? 'normal' : 'high'
  return (
    <>
      <span>
        {shellWords('priority.label')}: <PriorityChip priority={priority} />
      </span>
      <Button size="small" kind="text" busy={change.isPending} onPress={() => change.mutate(other)}>
        {shellWords(other === 'high' ? 'priority.raise' : 'priority.lower')}
      </Button>
      {priority.isSet ? (
        <Button size="small" kind="text" busy={change.isPending} onPress={() => change.mutate(undefined)}>
          {shellWords('priority.byRules')}
        </Button>
      ) : null}
    </>
  )
}
