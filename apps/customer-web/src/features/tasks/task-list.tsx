import { styled } from '@mui/material/styles'
import type { TaskWire } from '@puente/contract/customer'
import { below, ButtonLink, rem, v } from '@puente/ui'
import { actionOf, notesOf, titleOf } from './task-words.ts'
import { words } from './words.ts'

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Step = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '14px 16px',
  borderRadius: 10,
  background: v.accentSoft,
  '&[data-calm]': { background: v.surface, border: `1px solid ${v.line}` },
  '& p': { flex: 1, minWidth: 0, margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: rem(13), fontWeight: 400, color: v.inkMuted },
  [below.sm]: { padding: '12px' },
})

interface TaskListProps {
  tasks: readonly TaskWire[]
  /** The path to which a pending item returns. */
  next?: string
}

/** The customer's tasks, each with one link. */
export function TaskList({ tasks, next }: TaskListProps) {
  return (
    <List>
      {tasks.map((task) => (
        <Task key={task.id} task={task} href={hrefOf(task, next)} />
      ))}
    </List>
  )
}

const hrefOf = ({ kind, path }: TaskWire, next: string | undefined): string =>
  kind === 'pending-item' && next !== undefined ? `${path}?${new URLSearchParams({ next }).toString()}` : path

/** The path shown to a member without the power to do the task. */
const readAt = (href: string): string =>
  href.replace(/^\/send\/pay\//, '/transfers/').replace(/\/(choice|correction|refund-account)$/, '')

function Task({ task, href }: { task: TaskWire; href: string }) {
  const title = titleOf(task)
  const action = actionOf(task)
  const notes = notesOf(task)
  const isTheirs = task.mine && !task.deferred
  return (
    <Step data-calm={isTheirs ? undefined : true}>
      <p>
        {title}
        {notes === '' ? null : <small>{notes}</small>}
      </p>
      <ButtonLink
        kind={isTheirs ? 'primary' : 'plain'}
        href={task.mine ? href : readAt(href)}
        aria-label={words('doLabel', { action, task: title })}
      >
        {action}
      </ButtonLink>
    </Step>
  )
}
