import { styled } from '@mui/material/styles'
import type { ThreadSummaryWire } from '@puente/contract/customer'
import {
  ButtonLink,
  Card,
  Column,
  EmptyState,
  MailDrawing,
  Muted,
  PageHeading,
  SelectCard,
  StatusChip,
  rem,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { useMay } from '../../access/session.ts'
import { WhoHasPower } from '../../customers/who-can.tsx'
import { RowSkeletons } from '../../transfers/transfer-row.tsx'
import { threadsQuery } from './thread-queries.ts'
import { ThreadState } from './thread-state.tsx'
import { words } from './words.ts'

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& span[data-part="text"]': { flex: 1, minWidth: 0 },
  '& strong': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: rem(15),
    fontWeight: 600,
  },
})

/** All threads of the customer, latest message first. */
export function ThreadsScreen() {
  const query = useInfiniteQuery(threadsQuery)
  const mayOperate = useMay('operate')
  return (
    <Column width="reading">
      <PageHeading
        title={words('list.title')}
        lead={words('list.lead')}
        actions={
          mayOperate ? (
            <ButtonLink kind="primary" href={paths.supportNew()}>
              {words('list.ask')}
            </ButtonLink>
          ) : undefined
        }
      />
      <WhoHasPower power="operate" />
      <Loaded query={query} failed={words('list.failed')} skeleton={<RowSkeletons rows={3} />}>
        {({ pages }) => <Threads threads={pages.flatMap(({ items }) => items)} />}
      </Loaded>
      <NextPage fullWidth query={query}>
        {words('list.more')}
      </NextPage>
    </Column>
  )
}

const Threads = ({ threads }: { threads: readonly ThreadSummaryWire[] }) =>
  threads.length === 0 ? (
    <Card>
      <EmptyState icon={<MailDrawing />} title={words('list.empty')} message={words('list.emptyText')} />
    </Card>
  ) : (
    <List>
      {threads.map((thread) => (
        <li key={thread.id}>
          <ThreadLink thread={thread} />
        </li>
      ))}
    </List>
  )

function ThreadLink({ thread }: { thread: ThreadSummaryWire }) {
  const { id, kind, preview, lastAt, state, folio, unread } = thread
  return (
    <SelectCard href={paths.supportThread(id)}>
      <span data-part="text">
        <strong>{preview ?? words(`kind.${kind}`)}</strong>
        <Muted>
          {words(`kind.${kind}`)} · {words('page.folio', { folio })} · {format.dateTime(lastAt)}
        </Muted>
      </span>
      {unread ? <StatusChip tone="info">{words('list.unread')}</StatusChip> : <ThreadState state={state} />}
    </SelectCard>
  )
}
