import { Card, SuccessDrawing, Column, DefinitionList, EmptyState, PageHeading, Section } from '@puente/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { TaskList } from '../tasks/task-list.tsx'
import { tasksQuery } from '../tasks/task-queries.ts'
import { pendingQuery } from '../tasks/pending-queries.ts'
import { words } from '../tasks/pending-words.ts'

/** The customer's tasks, earliest deadline first, followed by items that staff review. */
export function PendingListScreen() {
  const { data: tasks } = useSuspenseQuery(tasksQuery)
  const { data: owed } = useSuspenseQuery(pendingQuery)
  const withStaff = owed.items.filter(({ turn }) => turn === 'staff')
  return (
    <Column>
      <PageHeading title={words('list.title')} lead={words('list.lead')} />
      {tasks.items.length === 0 ? (
        <EmptyState icon={<SuccessDrawing />} title={words('list.empty')} message={words('list.emptyText')} />
      ) : (
        <TaskList tasks={tasks.items} next={paths.notifications()} />
      )}
      {withStaff.length === 0 ? null : (
        <Section title={words('list.withStaff')}>
          <Card>
            <DefinitionList
              items={withStaff.map((item) => ({
                key: item.id,
                term: words(`kinds.${item.kind}`),
                value: words('list.staff'),
              }))}
            />
          </Card>
        </Section>
      )}
    </Column>
  )
}
