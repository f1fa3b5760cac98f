import { ButtonLink, Column, FailedState, useTitle } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { words } from './words.ts'

/** Stands where a screen could not: what happened in words, whether money moved, and the way to try again. */
export function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const view = describeFailure(error)
  useTitle(view.title)
  const retry = async () => {
    queries.reset()
    await router.invalidate()
    reset()
  }
  return (
    <Column>
      <FailedState
        title={view.title}
        message={view.message}
        detail={
          view.requestId === undefined ? undefined : words('failure.code', { requestId: view.requestId })
        }
        retryLabel={words('failure.retry')}
        onRetry={retry}
        actions={<ButtonLink href={paths.home()}>{words('failure.home')}</ButtonLink>}
      />
    </Column>
  )
}
