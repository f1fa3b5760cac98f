import { styled } from '@mui/material/styles'
import { BellIcon, Card, EmptyState, rem } from '@puente/ui'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { noticesQuery, unreadQuery } from './notice-queries.ts'
import { NoticeDays, NoticeSkeletons } from './notice-rows.tsx'
import { ReadAll } from './read-all.tsx'
import { words } from './words.ts'

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 36,
  marginBottom: 8,
  '& > h2': { margin: 0, fontSize: rem(18), fontWeight: 600 },
})

/** Every notice of the user, by day, with the next page on demand. */
export function NoticesSection() {
  const query = useInfiniteQuery(noticesQuery)
  const unread = useQuery(unreadQuery).data?.count ?? 0
  const notices = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-labelledby="notices-all">
      <Head>
        <h2 id="notices-all">{words('past')}</h2>
        <ReadAll notices={notices} unread={unread} />
      </Head>
      <Loaded query={query} failed={words('failed')} skeleton={<NoticeSkeletons rows={6} />}>
        {() =>
          notices.length === 0 ? (
            <Card>
              <EmptyState
                icon={<BellIcon aria-hidden />}
                title={words('empty')}
                message={words('emptyText')}
              />
            </Card>
          ) : (
            <NoticeDays notices={notices} />
          )
        }
      </Loaded>
      <div style={{ marginTop: 16 }}>
        <NextPage fullWidth query={query}>
          {words('more')}
        </NextPage>
      </div>
    </section>
  )
}
