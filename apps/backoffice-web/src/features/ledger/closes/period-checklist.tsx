import { redIn, type CloseCheck } from '@puente/contract/staff'
import { Checkbox, Notice, SkeletonRows } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { checklistQuery } from './close-queries.ts'
import { LinesTable } from './lines-table.tsx'
import { words } from './words.ts'

interface PeriodChecklistProps {
  /** The last day of the period. */
  day: string
  /** The red lines in spite of which the period shall close. */
  despite: readonly CloseCheck[]
  onChange: (despite: CloseCheck[]) => void
}

/** The checklist of a period to close, and the choice to close it in spite of its red lines. */
export function PeriodChecklist({ day, despite, onChange }: PeriodChecklistProps) {
  const query = useQuery(checklistQuery('period', day))
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonRows rows={8} columns={4} />}>
      {(checklist) => {
        const red = redIn(checklist.lines)
        return (
          <>
            <LinesTable checklist={checklist} />
            {red.length === 0 ? (
              <Notice tone="ok" title={words('ready')}>
                {words('readyText')}
              </Notice>
            ) : (
              <Checkbox
                name="despite"
                checked={red.every((check) => despite.includes(check))}
                onChange={({ target }) => onChange(target.checked ? red : [])}
                label={words('despite')}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
