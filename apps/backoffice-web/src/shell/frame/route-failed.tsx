import { HttpError } from '@puente/web'
import { Failed } from '@puente/web/loading'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { RouteButtonLink } from '../navigation/links.ts'
import { nouns } from '../navigation/nouns.ts'
import { shellWords } from '../words.ts'

/** The error fallback of a route: a retry loads all its data again. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  async function retry() {
    queries.reset()
    reset()
    await router.invalidate()
  }
  const refused = error instanceof HttpError && error.status === 403
  return <Failed error={error} onRetry={retry} actions={refused ? <WayOn /> : undefined} />
}

function WayOn() {
  return <RouteButtonLink to={nouns.transfers.path}>{shellWords('notFound.home')}</RouteButtonLink>
}
