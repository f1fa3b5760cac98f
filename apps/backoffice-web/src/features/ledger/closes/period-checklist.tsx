import { redIn } from '@puente/contract/staff'
import { Notice, SkeletonRows } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { checklistQuery } from './close-queries.ts'
import { LinesTable } from './lines-table.tsx'
import { checksText, words } from './words.ts'

/** The checklist of a period to close. `day` is its last day. */
export function PeriodChecklist({ day }: { day: string }) {
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
              <Notice tone="bad" title={words('redLines', { lines: checksText(red) })}>
                <p>{words('despite')}</p>
              </Notice>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
