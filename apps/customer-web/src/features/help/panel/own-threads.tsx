import { styled } from '@mui/material/styles'
import type { ThreadSummaryWire } from '@puente/contract/customer'
import { Link, Muted, rem, Section, SkeletonLines, StatusChip, v } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { useSession } from '../../access/session.ts'
import { threadsQuery } from '../../support/threads/thread-queries.ts'
import { ThreadState } from '../../support/threads/thread-state.tsx'
import { words } from './words.ts'

const SHOWN = 3

const Choice = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '8px 12px',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  background: v.surface,
  color: v.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: v.primary },
  '& > span:first-of-type': { flex: 1, minWidth: 0 },
  '& strong': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 500,
  },
  '& small': { color: v.inkMuted, fontSize: rem(12) },
})

/** The last conversations of the customer. */
export function OwnThreads({ onThread }: { onThread: (id: string) => void }) {
  const session = useSession()
  return session === null || session === undefined ? null : <Threads onThread={onThread} />
}

function Threads({ onThread }: { onThread: (id: string) => void }) {
  const query = useInfiniteQuery({ ...threadsQuery, refetchInterval: 20_000 })
  return (
    <Loaded query={query} failed={words('threads.failed')} skeleton={<SkeletonLines lines={2} />}>
      {({ pages }) => {
        const threads = pages.flatMap(({ items }) => items)
        return threads.length === 0 ? null : (
          <Section
            title={words('threads.title')}
            actions={<Link href={paths.support()}>{words('threads.all')}</Link>}
          >
            {threads.slice(0, SHOWN).map((thread) => (
              <OneThread key={thread.id} thread={thread} onPress={() => onThread(thread.id)} />
            ))}
          </Section>
        )
      }}
    </Loaded>
  )
}

function OneThread({ thread, onPress }: { thread: ThreadSummaryWire; onPress: () => void }) {
  return (
    <Choice type="button" onClick={onPress}>
      <span>
        <strong>{thread.preview ?? thread.folio}</strong>
        <Muted as="small">{format.dateTime(thread.lastAt)}</Muted>
      </span>
      {thread.unread ? (
        <StatusChip tone="info">{words('threads.unread')}</StatusChip>
      ) : (
        <ThreadState state={thread.state} />
      )}
    </Choice>
  )
}
