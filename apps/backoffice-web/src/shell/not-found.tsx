import { EmptyState, SearchIcon, useTitle } from '@puente/ui'
import { nouns } from './nouns.ts'
import { RouteButtonLink } from './links.ts'
import { shellWords } from './words.ts'

/** What any unknown address shows. */
export function NotFoundScreen() {
  useTitle(shellWords('notFound.title'))
  return (
    <main>
      <EmptyState
        level={1}
        icon={<SearchIcon aria-hidden />}
        title={shellWords('notFound.title')}
        message={shellWords('notFound.message')}
        action={
          <RouteButtonLink kind="primary" to={nouns.transfers.path}>
            {shellWords('notFound.home')}
          </RouteButtonLink>
        }
      />
    </main>
  )
}
