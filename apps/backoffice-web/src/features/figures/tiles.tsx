import type { BusinessFiguresWire } from '@puente/contract/staff'
import { styled } from '@mui/material/styles'
import { Amount, rem, v } from '@puente/ui'
import { format } from '@puente/web'
import type { ReactNode } from 'react'
import { tile, tileText } from '../../shell/tile.ts'
import { changeText, durationText, revenueOf, shareText, type ComparedWith } from './shown.ts'
import { words } from './words.ts'

const Grid = styled('dl')({
  display: 'grid',
  gap: 12,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
})

const Box = styled('div')({
  ...tile,
  '& > dt': tileText,
  '& > dd': { ...tileText, margin: 0 },
  '& > dd:first-of-type': { color: v.ink, fontSize: rem(20), fontWeight: 600 },
})

interface TileProps {
  name: string
  value: ReactNode
  lines: readonly string[]
}

function Tile({ name, value, lines }: TileProps) {
  return (
    <Box>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </Box>
  )
}

/** The figures of the period, each beside the period before. */
export function Tiles({ figures, than }: { figures: BusinessFiguresWire; than: ComparedWith }) {
  const { total, before } = figures
  const change = (now: bigint, former: bigint) => changeText(now, former, than)
  const revenue = revenueOf(total)
  return (
    <Grid aria-label={words('tiles.label')}>
      <Tile
        name={words('tiles.delivered')}
        value={<Amount value={format.clp(total.deliveredAmount)} currency="CLP" />}
        lines={[
          words('tiles.deliveredCount', { count: total.delivered }),
          change(BigInt(total.deliveredAmount), BigInt(before.deliveredAmount)),
        ]}
      />
      <Tile
        name={words('tiles.revenue')}
        value={<Amount value={format.clp(String(revenue))} currency="CLP" />}
        lines={[
          words('tiles.revenueParts', { fee: format.clp(total.fee), spread: format.clp(total.spread) }),
          change(revenue, revenueOf(before)),
        ]}
      />
      <Tile
        name={words('tiles.conversion')}
        value={shareText(total.paid, total.quoted)}
        lines={[
          words('tiles.conversionParts', {
            quoted: format.count(total.quoted),
            ordered: format.count(total.ordered),
            paid: format.count(total.paid),
          }),
        ]}
      />
      <TimeTile total={total} />
      <Tile
        name={words('tiles.inTime')}
        value={shareText(total.inTime, total.delivered)}
        lines={[
          words('tiles.inTimeParts', {
            inTime: format.count(total.inTime),
            delivered: format.count(total.delivered),
          }),
        ]}
      />
    </Grid>
  )
}

function TimeTile({ total }: Pick<BusinessFiguresWire, 'total'>) {
  return (
    <Tile
      name={words('tiles.time')}
      value={durationText(total.medianMinutes)}
      lines={
        total.ninthDecileMinutes === undefined
          ? []
          : [
              words('tiles.timeParts', { ninth: durationText(total.ninthDecileMinutes) }),
              words('tiles.promised', {
                median: durationText(total.promisedMedianMinutes),
                ninth: durationText(total.promisedNinthDecileMinutes),
              }),
            ]
      }
    />
  )
}
