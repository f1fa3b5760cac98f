import Box from '@mui/material/Box'
import type { LedgerJournalWire } from '@puente/contract/staff'
import { Muted } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../shell/navigation/links.ts'
import { useMayOpen } from '../../shell/navigation/use-may-open.ts'
import { LegsTable } from './legs-table.tsx'
import { journalName, words } from './words.ts'

/** Journals with their legs: every movement between accounts. */
export function MoneyTrail({ journals }: { journals: readonly LedgerJournalWire[] }) {
  if (journals.length === 0) return <Muted>{words('trail.empty')}</Muted>
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Muted>{words('trail.lead')}</Muted>
      {journals.map((journal) => (
        <Journal key={journal.id} journal={journal} />
      ))}
    </Box>
  )
}

function Journal({ journal }: { journal: LedgerJournalWire }) {
  const mayOpen = useMayOpen('ledger')
  const kind = journalName(journal.kind)
  const at = format.dateTime(journal.at)
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Box component="strong" title={journal.kind} sx={{ fontWeight: 600 }}>
          {mayOpen ? (
            <RouteLink to="/journals/$id" params={{ id: journal.id }}>
              {kind}
            </RouteLink>
          ) : (
            kind
          )}
        </Box>
        <Muted>
          <time dateTime={journal.at}>{at}</time>
        </Muted>
      </Box>
      <LegsTable journal={journal} />
    </Box>
  )
}
