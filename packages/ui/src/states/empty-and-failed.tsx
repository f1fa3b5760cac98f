import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { rem, v } from '../theme/vars.ts'

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '48px 24px',
  textAlign: 'center',
  '& > svg': { fontSize: rem(32), color: v.inkMuted, marginBottom: 4 },
  '& h2, & h1': { margin: 0, fontSize: rem(18), fontWeight: 600, lineHeight: 1.35 },
  '& p': { margin: 0, maxWidth: '52ch', color: v.inkMuted },
  '& small': { color: v.inkMuted, fontSize: rem(12), overflowWrap: 'anywhere' },
  '& [data-slot="actions"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 8,
    marginTop: 16,
  },
})

interface EmptyStateProps {
  /** 1 when the state is the whole screen. */
  level?: 1 | 2
  title: string
  message?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

/** An empty state: one line about what will appear here, and one action. */
export function EmptyState({ level = 2, title, message, icon, action }: EmptyStateProps) {
  return (
    <Box>
      {icon}
      {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
      {message === undefined ? null : <p>{message}</p>}
      {action === undefined ? null : <div data-slot="actions">{action}</div>}
    </Box>
  )
}

interface FailedStateProps {
  /** 1 when the state is the whole screen. */
  level?: 1 | 2
  title: string
  /** What happened, whether money moved, what to do: texts of the catalogue, never technical text. */
  message: string
  /** The request id, for support. */
  detail?: ReactNode
  icon?: ReactNode
  retryLabel: string
  onRetry?: (() => unknown) | undefined
  actions?: ReactNode
}

/** The error fallback of the specification: a title, the message, and a button to retry. */
export function FailedState({
  level = 2,
  title,
  message,
  detail,
  icon,
  retryLabel,
  onRetry,
  actions,
}: FailedStateProps) {
  return (
    <Box role="alert">
      {icon}
      {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p>{message}</p>
      {detail === undefined ? null : <small>{detail}</small>}
      <div data-slot="actions">
        {onRetry === undefined ? null : (
          <Button kind="primary" onPress={onRetry}>
            {retryLabel}
          </Button>
        )}
        {actions}
      </div>
    </Box>
  )
}
