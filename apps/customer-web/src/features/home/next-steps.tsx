import { styled } from '@mui/material/styles'
import type { TaskWire } from '@puente/contract/customer'
import { Link, Section } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { TaskList } from '../tasks/task-list.tsx'
import { tasksQuery } from '../tasks/task-queries.ts'
import { words } from '../tasks/words.ts'
import { lastTransfersQuery } from '../transfers/transfer-queries.ts'

const Place = styled('div')({ marginTop: 24, '&:empty': { display: 'none' } })
/** Number of tasks shown on home; the full list has its own page. */
const SHOWN_MAX = 4

/**
 * Loads the tasks before home is shown, so that it is rendered once; a failure shows its error in its
 * section.
 */
export async function loadNextSteps(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled([
    queryClient.ensureQueryData(tasksQuery),
    queryClient.ensureQueryData(lastTransfersQuery),
  ])
}

/** The customer's tasks, earliest deadline first. Renders nothing when there are none. */
export function NextSteps() {
  const query = useQuery(tasksQuery)
  return (
    <Place>
      <Loaded query={query} failed={words('failed')} skeleton={null}>
        {({ items }) => <Tasks tasks={items.filter(({ deferred }) => !deferred)} />}
      </Loaded>
    </Place>
  )
}

function Tasks({ tasks }: { tasks: readonly TaskWire[] }) {
  if (tasks.length === 0) return null
  return (
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
  )
}
