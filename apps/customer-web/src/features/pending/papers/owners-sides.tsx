import type { OwnersComparison } from '@puente/contract/customer'
import { styled } from '@mui/material/styles'
import { Card, from, Muted, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

const Sides = styled('div')({
  display: 'grid',
  gap: 16,
  [from.md]: { gridTemplateColumns: '1fr 1fr' },
  '& ul': { listStyle: 'none', margin: '12px 0 0', padding: 0, display: 'grid', gap: 16 },
  '& li': { display: 'grid', gap: 4, justifyItems: 'start', overflowWrap: 'anywhere' },
})

type Owner = NonNullable<OwnersComparison['read']>['owners'][number]

/** The declared owners next to those of the company documents; each difference is explained in words. */
export function OwnersCompared({ declared, read }: OwnersComparison) {
  return (
    <Sides>
      <Side title={words('owners.declared')} owners={declared} />
      {read === undefined ? null : (
        <Side
          title={words(`owners.read.${read.paper}`)}
          owners={read.owners}
          under={words('owners.readOn', { day: format.date(read.acceptedAt) })}
        />
      )}
    </Sides>
  )
}

interface SideProps {
  title: string
  owners: readonly Owner[]
  under?: string
}

function Side({ title, owners, under }: SideProps) {
  return (
    <Card title={title}>
      {under === undefined ? null : <Muted>{under}</Muted>}
      {owners.length === 0 ? <Muted>{words('owners.nobody')}</Muted> : null}
      <ul>
        {owners.map(({ name, number, shareBps, difference }) => (
          <li key={number}>
            <strong>{name}</strong>
            <span>{words('owners.share', { number, share: format.percent(shareBps) })}</span>
            {difference === undefined ? null : (
              <StatusChip tone="warn">{words(`owners.differences.${difference}`)}</StatusChip>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
