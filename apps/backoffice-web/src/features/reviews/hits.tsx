import Box from '@mui/material/Box'
import type { ReviewWire } from '@puente/contract/staff'
import { Card, Code, DefinitionList, Muted } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

type Hit = ReviewWire['hits'][number]

/** The hits of each list: the screened name next to the listed name. */
export function Hits({ hits }: { hits: readonly Hit[] }) {
  if (hits.length === 0) return <Muted>{words('hits.none')}</Muted>
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {hits.map((hit) => (
        <HitCard key={`${hit.subject} ${hit.list} ${hit.entryId}`} hit={hit} />
      ))}
    </Box>
  )
}

function HitCard({ hit }: { hit: Hit }) {
  return (
    <Card title={words(`hits.${hit.subject}`)} level={3}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4, marginBottom: 2 }}
      >
        <Name label={words('hits.screened')}>{hit.screenedName}</Name>
        <Name label={words('hits.listed')}>{hit.listedName}</Name>
      </Box>
      <DefinitionList
        items={[
          { term: words('hits.score'), value: format.percent(hit.scoreBps) },
          { term: words('hits.list'), value: hit.list },
          { term: words('hits.entry'), value: <Code>{hit.entryId}</Code> },
          { term: words('hits.version'), value: <Code>{hit.listVersion}</Code> },
        ]}
      />
    </Card>
  )
}

function Name({ label, children }: { label: string; children: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem' }}>
        {label}
      </Box>
      <Box
        component="span"
        sx={{ fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
    </Box>
  )
}
