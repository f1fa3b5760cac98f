import { styled } from '@mui/material/styles'
import type { DataRequestWire } from '@puente/contract/customer'
import { ButtonLink, Card, Muted, Section, SelectCard, SkeletonLines, rem } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { requestsQuery } from './request-queries.ts'
import { RequestState } from './request-state.tsx'
import { words } from './words.ts'

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& span[data-part="text"]': { flex: 1, minWidth: 0 },
  '& span[data-part="state"]': { display: 'block', marginTop: 4 },
  '& strong': { display: 'block', fontSize: rem(15), fontWeight: 600 },
})

/** The user's requests about their data with their state and period, and the way to a new one. */
export function RequestsList() {
  const query = useInfiniteQuery(requestsQuery)
  return (
    <Section
      title={words('requests.title')}
      actions={
        <ButtonLink kind="primary" href={paths.myDataRequestNew()}>
          {words('requests.create')}
        </ButtonLink>
      }
    >
      <Loaded query={query} failed={words('requests.failed')} skeleton={<SkeletonLines lines={3} />}>
        {({ pages }) => <Requests requests={pages.flatMap(({ items }) => items)} />}
      </Loaded>
      <NextPage fullWidth query={query}>
        {words('requests.more')}
      </NextPage>
    </Section>
  )
}

const Requests = ({ requests }: { requests: readonly DataRequestWire[] }) =>
  requests.length === 0 ? (
    <Card>
      <Muted>{words('requests.none')}</Muted>
    </Card>
  ) : (
    <List>
      {requests.map((request) => (
        <li key={request.id}>
          <RequestLink request={request} />
        </li>
      ))}
    </List>
  )

function RequestLink({
  request: { id, kind, folio, state, receivedAt, dueAt },
}: {
  request: DataRequestWire
}) {
  return (
    <SelectCard href={paths.myDataRequest(id)}>
      <span data-part="text">
        <strong>{words(`kinds.${kind}`)}</strong>
        <Muted>{words('requests.row', { folio, at: format.date(receivedAt) })}</Muted>
        {state === 'open' ? <Muted>{words('requests.due', { at: format.date(dueAt) })}</Muted> : null}
        <span data-part="state">
          <RequestState state={state} />
        </span>
      </span>
    </SelectCard>
  )
}
