import Box from '@mui/material/Box'
import { timelineGroups, type TimelineEntry, type TimelineGroup } from '@puente/contract/staff'
import { Muted, Select, SkeletonLines } from '@puente/ui'
import { Loaded, NextPage } from '@puente/web/loading'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { ByDay } from '../../../shell/list/by-day.tsx'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { mayOpen } from '../../../shell/navigation/nouns.ts'
import { addressOf, nounOf } from '../../../shell/navigation/address-of.ts'
import { entryText } from './entry-text.ts'
import { words } from './words.ts'

const timelineQuery = (id: string, group: TimelineGroup | undefined) =>
  infiniteQueryOptions({
    queryKey: ['customer-timeline', id, group],
    queryFn: ({ pageParam }) =>
      api.listCustomerTimeline({
        params: { id },
        query: {
          limit: 50,
          ...(group === undefined ? {} : { group }),
          ...(pageParam === '' ? {} : { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

const options = timelineGroups.map((value) => ({ value, label: words(`groups.${value}`) }))

/** Everything that happened with a customer, the latest first, by day; a filter of its groups is in the URL. */
export function TimelineTab({ id, group }: { id: string; group: TimelineGroup | undefined }) {
  const navigate = useNavigate()
  const query = useInfiniteQuery(timelineQuery(id, group))
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ maxWidth: 280 }}>
        <Select
          name="group"
          label={words('group')}
          placeholder={words('any')}
          options={options}
          value={group ?? ''}
          onChange={({ target }) =>
            void navigate({
              to: '/customers/$id',
              params: { id },
              search: {
                tab: 'timeline',
                ...(target.value === '' ? {} : { group: target.value as TimelineGroup }),
              },
            })
          }
        />
      </Box>
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={12} />}>
        {({ pages }) => <Days entries={pages.flatMap(({ items }) => items)} />}
      </Loaded>
      <Box sx={{ justifySelf: 'center', '&:empty': { display: 'none' } }}>
        <NextPage query={query}>{words('more')}</NextPage>
      </Box>
    </Box>
  )
}

function Days({ entries }: { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return <Muted>{words('empty')}</Muted>
  return (
    <ByDay label={words('label')} entries={entries}>
      {(entry) => (
        <p>
          <What entry={entry} />
          {entry.by === undefined ? null : (
            <Muted> {words(isNotice(entry) ? 'to' : 'by', { name: entry.by })}</Muted>
          )}
        </p>
      )}
    </ByDay>
  )
}

/** A mail or SMS is sent to its user; everything else is done by its person. */
const isNotice = ({ kind }: TimelineEntry): boolean => kind === 'mail-sent' || kind === 'sms-sent'

/** The entry's sentence, which links to its object if the reader's role may open it. */
function What({ entry }: { entry: TimelineEntry }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const { subjectId } = entry
  const to = subjectId === undefined ? undefined : addressOf(subjectId)
  const noun = subjectId === undefined ? undefined : nounOf(subjectId)
  if (to === undefined || (noun !== undefined && !mayOpen(role, noun))) return entryText(entry)
  return <RouteLink to={to}>{entryText(entry)}</RouteLink>
}
