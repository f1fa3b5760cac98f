import { QueryErrorResetBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { HttpError } from './client/http-error.ts'
import { reportError } from './reports/error-reports.ts'
import { describeFailure, type FailureView } from './words/refusals/describe-failure.ts'

/** The content of a fallback, with a function to retry. */
export interface Fallback extends FailureView {
  readonly retry: () => void
  readonly retryLabel: string
}

interface ErrorBoundaryProps {
  words: {
    /** The title of failures that are not refusals. */
    readonly title: string
    readonly retry: string
  }
  render: (fallback: Fallback) => ReactNode
  children: ReactNode
}

/** Catches errors while rendering a screen; retrying refetches the failed queries. */
export function ErrorBoundary({ words, render, children }: ErrorBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary
          onReset={reset}
          onError={reportError}
          fallbackRender={({ error, resetErrorBoundary }) =>
            render(fallbackOf(error, words, resetErrorBoundary))
          }
        >
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}

function fallbackOf(error: unknown, words: ErrorBoundaryProps['words'], retry: () => void): Fallback {
  const view = describeFailure(error)
  const title = error instanceof HttpError ? view.title : words.title
  return { ...view, title, retry, retryLabel: words.retry }
}
