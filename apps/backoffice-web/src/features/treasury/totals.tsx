import type { AgedTotalsWire } from '@puente/contract/staff'
import { Amount, SkeletonRows, rem, v } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { paths } from '../../paths.ts'
import { chosenIn, type Chosen } from '../../shell/list/filters.ts'
import { tile, tileText } from '../../shell/tile.ts'
import { shellWords } from '../../shell/words.ts'
import { agedFilters } from './filters.ts'
import { agedTotalsQuery } from './queries.ts'
import { words } from './words.ts'

type Total = AgedTotalsWire['totals'][number]

const Grid = styled('nav')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
})

const Tile = styled('a')({
  ...tile,
  color: v.ink,
  textDecoration: 'none',
  '&:hover': { borderColor: v.primary },
  '&[aria-current="page"]': { borderColor: v.primary, boxShadow: `inset 0 0 0 1px ${v.primary}` },
  '& > strong': { fontSize: rem(18), fontWeight: 600 },
  '& > span': tileText,
  '& > [data-late]': { color: v.bad, fontWeight: 600 },
})

function TileAnchor(props: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  return <Tile {...props} />
}
const TileLink = createLink(TileAnchor)

interface TotalsProps {
  /** The current filters of the list; a tile changes only the category. */
  chosen: Chosen<typeof agedFilters>
}

/** Totals by category; a tile filters the list to its category, and removes the filter when pressed again. */
export function Totals({ chosen }: TotalsProps) {
  const query = useQuery(agedTotalsQuery())
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonRows rows={3} columns={4} />}>
      {({ totals }) =>
        totals.length === 0 ? null : (
          <Grid aria-label={words('totals')}>
            {totals.map((total) => (
              <TotalTile key={`${total.kind} ${total.currency}`} total={total} chosen={chosen} />
            ))}
          </Grid>
        )
      }
    </Loaded>
  )
}

function TotalTile({ total, chosen }: TotalsProps & { total: Total }) {
  const isShown = total.kind === chosen.kind
  return (
    <TileLink
      to={paths.treasury()}
      search={chosenIn(agedFilters, { ...chosen, kind: isShown ? undefined : total.kind })}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isShown ? 'page' : undefined}
    >
      <span>{words(`kinds.${total.kind}`)}</span>
      <strong>
        <Amount value={format.amount(total)} currency={total.currency} />
      </strong>
      <span>
        {words('totalCount', { count: total.count })} ·{' '}
        {words('oldest', { days: shellWords('days', { count: total.oldestDays }) })}
      </span>
      {total.overdueAmount === '0' ? null : (
        <span data-late>
          {words('overdueAmount', {
            amount: format.money({ amount: total.overdueAmount, currency: total.currency }),
          })}
        </span>
      )}
    </TileLink>
  )
}
