import { QueryErrorResetBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { HttpError } from '../client/http-error.ts'
import { reportError } from '../reports/error-reports.ts'
import { Failed } from './failed.tsx'

interface ErrorBoundaryProps {
  /** The title of failures that are not refusals. */
  title: string
  children: ReactNode
}

/** Catches errors while rendering a screen; retrying refetches the failed queries. */
export function ErrorBoundary({ title, children }: ErrorBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary
          onReset={reset}
          onError={reportError}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <Failed
              error={error}
              title={error instanceof HttpError ? undefined : title}
              onRetry={resetErrorBoundary}
            />
          )}
        >
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}
