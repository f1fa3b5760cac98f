import Box from '@mui/material/Box'
import { EmptyState, SearchIcon, useTitle } from '@puente/ui'
import { ScreenName } from '@puente/web'
import { Brand } from './brand.tsx'
import { nouns } from '../navigation/nouns.ts'
import { RouteButtonLink } from '../navigation/links.ts'
import { shellWords } from '../words.ts'

/** The page for unknown paths. */
export function NotFoundScreen() {
  useTitle(shellWords('notFound.title'))
  return (
    <Box component="main" sx={{ maxWidth: 560, marginInline: 'auto', padding: 6 }}>
      <ScreenName name="/404" />
      <Brand />
      <EmptyState
        level={1}
        icon={<SearchIcon aria-hidden />}
        title={shellWords('notFound.title')}
        message={shellWords('notFound.message')}
        action={
          <RouteButtonLink kind="primary" to={nouns.work.path}>
            {shellWords('notFound.home')}
          </RouteButtonLink>
        }
      />
    </Box>
  )
}
