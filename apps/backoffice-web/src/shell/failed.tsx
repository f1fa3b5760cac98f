import { FailedState, useTitle } from '@puente/ui'
import { describeFailure, HttpError, type FailureView } from '@puente/web'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { RouteButtonLink } from './links.ts'
import { nouns } from './nouns.ts'
import { shellWords } from './words.ts'

interface FailedProps extends FailureView {
  /** 2 when the screen already has its h1 and its title. */
  level?: 1 | 2
  retry: () => unknown
  /** Further actions, for errors that a retry cannot fix. */
  actions?: ReactNode
}

/** The error fallback with texts from the catalogue. */
export function Failed({ level = 1, title, message, requestId, retry, actions }: FailedProps) {
  return (
    <>
      {level === 1 ? <ScreenTitle title={title} /> : null}
      <FailedState
        level={level}
        title={title}
        message={message}
        detail={requestId === undefined ? undefined : shellWords('requestId', { id: requestId })}
        retryLabel={shellWords('retry')}
        onRetry={retry}
        actions={actions}
      />
    </>
  )
}

function ScreenTitle({ title }: { title: string }) {
  useTitle(title)
  return null
}

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
  return <Failed {...describeFailure(error)} retry={retry} actions={refused ? <WayOn /> : undefined} />
}

function WayOn() {
  return <RouteButtonLink to={nouns.transfers.path}>{shellWords('notFound.home')}</RouteButtonLink>
}
