import { styled } from '@mui/material/styles'
import type { TaskWire } from '@puente/contract/customer'
import { Link, Section } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { TaskList } from '../../tasks/task-list.tsx'
import { tasksQuery } from '../../tasks/task-queries.ts'
import { words } from '../../tasks/words.ts'

const Place = styled('div')({ '&:empty': { display: 'none' } })
/** Number of tasks shown on home; the full list has its own page. */
const SHOWN_MAX = 4

interface NextStepsProps {
  /** The task that is shown with its transfer above. */
  without: string | undefined
}

/** The customer's tasks, earliest deadline first. Renders nothing when there are none. */
export function NextSteps({ without }: NextStepsProps) {
  const query = useQuery(tasksQuery)
  return (
    <Place>
      <Loaded query={query} failed={words('failed')} skeleton={null}>
        {({ items }) => <Tasks tasks={items.filter(({ id, deferred }) => !deferred && id !== without)} />}
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
