import Box from '@mui/material/Box'
import { inboxKinds, kindOfCase, type CaseNewsItem, type InboxWork } from '@puente/contract/staff'
import {
  Button,
  Column,
  EmptyState,
  InfoIcon,
  Muted,
  PageHeading,
  SkeletonLines,
  StatusChip,
} from '@puente/ui'
import { Loaded, NextPage } from '@puente/web/loading'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { addressOf } from '../../shell/navigation/address-of.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { ByDay } from '../../shell/list/by-day.tsx'
import { RouteLink } from '../../shell/navigation/links.ts'
import { useAction } from '../../shell/use-action.ts'
import { words } from './words.ts'

const newsQuery = infiniteQueryOptions({
  queryKey: ['case-news'],
  queryFn: ({ pageParam }) =>
    api.listCaseNews({ query: { limit: 50, ...(pageParam === '' ? {} : { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next,
  refetchInterval: pollWhileActive(30_000),
})

/** What happened to the cases that the reader follows or has, the latest first, by day. */
export function NewsScreen() {
  const query = useInfiniteQuery(newsQuery)
  const read = useAction(() => api.readCaseNews({ body: {} }))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Column width="list">
      <PageHeading
        title={words('news.title')}
        lead={words('news.lead')}
        actions={
          items.some(({ isRead }) => !isRead) ? (
            <Button kind="plain" size="small" busy={read.isPending} onPress={() => read.mutate(undefined)}>
              {words('news.readAll')}
            </Button>
          ) : null
        }
      />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={12} />}>
        {() => <Days items={items} />}
      </Loaded>
      <Box sx={{ justifySelf: 'center', '&:empty': { display: 'none' } }}>
        <NextPage query={query}>{words('news.more')}</NextPage>
      </Box>
    </Column>
  )
}

function Days({ items }: { items: readonly CaseNewsItem[] }) {
  if (items.length === 0)
    return (
      <EmptyState
        icon={<InfoIcon aria-hidden />}
        title={words('news.empty')}
        message={words('news.emptyMessage')}
      />
    )
  return (
    <ByDay label={words('news.title')} entries={items}>
      {(item) => (
        <>
          <p>
            <Named item={item} /> <What item={item} />
          </p>
          {item.isRead ? null : <StatusChip tone="info">{words('news.unread')}</StatusChip>}
        </>
      )}
    </ByDay>
  )
}

/** The kind of work for which cases of a kind wait. */
const workOf = (id: string): InboxWork =>
  (Object.keys(inboxKinds) as (keyof typeof inboxKinds)[]).find(
    (work) => inboxKinds[work] === kindOfCase(id),
  ) ?? 'proposals'

/** The case by its kind, its reference and its customer, which links to it where it has a screen. */
function Named({ item: { caseId, reference, customer } }: { item: CaseNewsItem }) {
  const text = [words(`inbox.case.${workOf(caseId)}`), reference, customer?.name]
    .filter((part) => part !== undefined)
    .join(' · ')
  const to = addressOf(caseId)
  return to === undefined ? text : <RouteLink to={to}>{text}</RouteLink>
}

function What({ item: { what, by, to } }: { item: CaseNewsItem }) {
  const { id } = useRouteContext({ from: '/shell' }).session.staff
  const name = (one: { readonly id: string; readonly name: string } | undefined) =>
    one === undefined ? words('news.system') : one.id === id ? words('news.you') : one.name
  return <Muted>{words(`news.what.${what}`, { by: name(by), to: name(to) })}</Muted>
}
