import type { TaxGapsWire } from '@puente/contract/staff'
import { Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { taxGapsQuery } from './queries.ts'
import { words } from './words.ts'

/** How many invoices of the month lack data of their receiver, before the file is sent. */
export function TaxGaps({ month }: { month: string }) {
  const query = useQuery(taxGapsQuery(month))
  return (
    <Loaded level={2} query={query} skeleton={<Muted>{'\u00a0'}</Muted>}>
      {(gaps) => <GapsNotice gaps={gaps} />}
    </Loaded>
  )
}

/** The notice of one month; a sentence when nothing is missing, and nothing without invoices. */
export function GapsNotice({ gaps }: { gaps: TaxGapsWire }) {
  const { invoices, incomplete } = gaps
  if (invoices === 0) return null
  if (incomplete === 0) return <Muted>{words('gaps.complete', { count: invoices })}</Muted>
  const parts = [
    ['activity', gaps.withoutActivity],
    ['address', gaps.withoutAddress],
    ['comuna', gaps.withoutComuna],
  ] as const
  return (
    <Notice tone="warn" title={words('gaps.title', { count: incomplete })}>
      <p>{words('gaps.of', { incomplete: format.count(incomplete), invoices })}</p>
      <p>
        {parts
          .filter(([, count]) => count > 0)
          .map(([part, count]) => words(`gaps.${part}`, { count: format.count(count) }))
          .join(' ')}
      </p>
    </Notice>
  )
}
