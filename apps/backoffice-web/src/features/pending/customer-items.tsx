import Box from '@mui/material/Box'
import { isOverThreshold } from '@puente/contract'
import type { ItemRecordWire } from '@puente/contract/staff'
import { Card, Disclosure, Muted, SkeletonLines, StatusChip, type Tone } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { customerItemsQuery } from './queries.ts'
import { WithdrawItem } from './withdraw-item.tsx'
import { words } from './words.ts'

/** Outstanding and closed items of a customer and their users, newest first, each with its outcome. */
export function CustomerItems({ customerId }: { customerId: string }) {
  const query = useInfiniteQuery(customerItemsQuery(customerId))
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={3} />}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        return (
          <>
            {items.length === 0 ? <Muted>{words('records.none')}</Muted> : null}
            {items.map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
            <NextPage query={query}>{words('records.more')}</NextPage>
          </>
        )
      }}
    </Loaded>
  )
}

function standing({ outcome, turn, blocks }: ItemRecordWire): { readonly tone: Tone; readonly text: string } {
  if (outcome !== undefined)
    return { tone: outcome === 'settled' ? 'ok' : 'neutral', text: words(`records.outcome.${outcome}`) }
  return { tone: blocks ? 'warn' : 'neutral', text: words(`records.turn.${turn}`) }
}

function ItemCard({ item }: { item: ItemRecordWire }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const { tone, text } = standing(item)
  return (
    <Card title={words(`kinds.${item.kind}`)}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <StatusChip tone={tone}>{text}</StatusChip>
          {item.blocks ? (
            <StatusChip tone="warn">
              {words(isOverThreshold(item) ? 'records.blocksOver' : 'records.blocks')}
            </StatusChip>
          ) : null}
          <Muted>{words('records.opened', { date: format.dateTime(item.openedAt) })}</Muted>
        </Box>
        <Disclosure summary={words('records.history')}>
          <Box component="ol" sx={{ margin: 0, paddingLeft: 5 }}>
            {item.history.map(({ at, event, by }) => (
              <li key={`${at} ${event}`}>
                {words('records.line', {
                  event: words(`records.events.${event}`),
                  by: whoText(by),
                  at: format.dateTime(at),
                })}
              </li>
            ))}
          </Box>
        </Disclosure>
        {role === 'officer' && item.closedAt === undefined ? <WithdrawItem id={item.id} /> : null}
      </Box>
    </Card>
  )
}

const makers = ['customer', 'staff', 'partner', 'system'] as const

function whoText(by: string): string {
  const maker = makers.find((one) => one === by)
  return maker === undefined ? by : words(`records.by.${maker}`)
}
