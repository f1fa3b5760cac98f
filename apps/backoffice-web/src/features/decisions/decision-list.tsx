import Box from '@mui/material/Box'
import type { DecisionHead } from '@puente/contract/staff'
import { Card, Muted, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RouteLink } from '../../shell/links.ts'
import { decisionsQuery, type Decided } from './queries.ts'
import { words } from './words.ts'

/** The decisions about one case, each with a link to what it used. Nothing before the first. */
export function DecisionList(decided: Decided) {
  const query = useInfiniteQuery(decisionsQuery(decided))
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={2} />}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return null
        return (
          <Card title={words('title')}>
            <Box sx={{ display: 'grid', gap: 3 }}>
              {items.map((item) => (
                <Line key={item.id} decision={item} />
              ))}
            </Box>
            <NextPage size="small" query={query}>
              {words('more')}
            </NextPage>
          </Card>
        )
      }}
    </Loaded>
  )
}

function Line({ decision }: { decision: DecisionHead }) {
  const { id, outcome, at, by: name = words('rules'), confirmedBy: other } = decision
  const when = format.dateTime(at)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <StatusChip tone={outcome === 'approved' ? 'ok' : 'warn'}>{words(`outcomes.${outcome}`)}</StatusChip>
      <Muted>
        {other === undefined ? words('by', { at: when, name }) : words('two', { at: when, name, other })}
      </Muted>
      <RouteLink to="/decisions/$id" params={{ id }}>
        {words('open')}
      </RouteLink>
    </Box>
  )
}
