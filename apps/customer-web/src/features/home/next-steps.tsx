import { styled } from '@mui/material/styles'
import { Link, Section } from '@puente/ui'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { FailedPart } from '../../shell/failed-part.tsx'
import { TaskList } from '../tasks/task-list.tsx'
import { tasksQuery } from '../tasks/task-queries.ts'
import { words } from '../tasks/words.ts'
import { lastTransfersQuery } from '../transfers/transfer-queries.ts'

const Place = styled('div')({ marginTop: 24 })
/** Home shows the first tasks; the full list has its own address. */
const SHOWN_MAX = 4

/** Asks for what waits before home is shown, so that it is painted once; a failure says so in its place. */
export async function loadNextSteps(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled([
    queryClient.ensureQueryData(tasksQuery),
    queryClient.ensureQueryData(lastTransfersQuery),
  ])
}

/** The customer's tasks, earliest deadline first. Renders nothing when there are none. */
export function NextSteps() {
  const { data, error, refetch } = useQuery(tasksQuery)
  const tasks = data?.items.filter(({ deferred }) => !deferred) ?? []
  if (data === undefined && error !== null)
    return (
      <Place>
        <FailedPart title={words('failed')} error={error} onRetry={() => refetch()} />
      </Place>
    )
  if (tasks.length === 0) return null
  return (
    <Place>
      <Section
        title={words('title')}
        actions={
          tasks.length > SHOWN_MAX ? (
            <Link href={paths.notifications()}>{words('all', { count: tasks.length })}</Link>
          ) : undefined
        }
      >
        <TaskList tasks={tasks.slice(0, SHOWN_MAX)} />
      </Section>
    </Place>
  )
}
