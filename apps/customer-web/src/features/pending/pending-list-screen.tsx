import { ButtonLink, Card, Column, DefinitionList, Muted, PageHeading, Section } from '@puente/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { NoticesSection } from '../notices/notices-section.tsx'
import { PreferencesScreen } from '../notices/preferences-screen.tsx'
import { words as noticeWords } from '../notices/words.ts'
import { TaskList } from '../tasks/task-list.tsx'
import { tasksQuery } from '../tasks/task-queries.ts'
import { pendingQuery } from '../tasks/pending-queries.ts'
import { words } from '../tasks/pending-words.ts'

/** The address of the preferences, which are a view of this page. */
const PREFERENCES = 'preferences'

/** The notices of the user and what is asked of them; or how they are notified. */
export function PendingListScreen() {
  const { show } = useSearch({ strict: false }) as { show?: string }
  return show === PREFERENCES ? <PreferencesScreen /> : <Notifications />
}

/** The customer's tasks, earliest deadline first, items that staff review, and the user's notices. */
function Notifications() {
  const { data: tasks } = useSuspenseQuery(tasksQuery)
  const { data: owed } = useSuspenseQuery(pendingQuery)
  const withStaff = owed.items.filter(({ turn }) => turn === 'staff')
  return (
    <Column width="reading">
      <PageHeading
        title={noticeWords('title')}
        actions={
          <ButtonLink href={`${paths.notifications()}?show=${PREFERENCES}`}>
            {noticeWords('preferences.link')}
          </ButtonLink>
        }
      />
      <Section title={words('list.title')}>
        {tasks.items.length === 0 ? (
          <p style={{ margin: 0 }}>
            <Muted>
              {words('list.empty')}. {words('list.emptyText')}
            </Muted>
          </p>
        ) : (
          <TaskList tasks={tasks.items} next={paths.notifications()} />
        )}
      </Section>
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
      <NoticesSection />
    </Column>
  )
}
