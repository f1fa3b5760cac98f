import type { JournalWire } from '@puente/contract/staff'
import { Card, Column, DefinitionList, PageHeading, Section, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { useMayOpen } from '../../shell/navigation/use-may-open.ts'
import { when } from '../../shell/moments/when.ts'
import { LegsTable } from './legs-table.tsx'
import { journalName, words } from './words.ts'

/** One journal: its subject and its legs. */
export function JournalScreen() {
  const { id } = useParams({ from: '/shell/journals/$id' })
  const query = useQuery({
    queryKey: ['journal', id],
    queryFn: () => api.getJournal({ params: { id } }),
    staleTime: Infinity,
  })
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={10} />}>
      {(journal) => <Journal journal={journal} />}
    </Loaded>
  )
}

function Journal({ journal }: { journal: JournalWire }) {
  const kind = journalName(journal.kind)
  return (
    <Column width="full">
      <PageHeading
        title={kind}
        documentTitle={`${kind} · ${format.dateTime(journal.at)}`}
        back={<RouteBackLink to="/trial-balance">{words('journal.back')}</RouteBackLink>}
        eyebrow={words('journal.eyebrow')}
      />
      <Card title={words('journal.facts')}>
        <Facts journal={journal} />
      </Card>
      <Section title={words('journal.legs')}>
        <LegsTable journal={journal} />
      </Section>
    </Column>
  )
}

function Facts({ journal }: { journal: JournalWire }) {
  const mayOpenPayins = useMayOpen('payins')
  return (
    <DefinitionList
      columns={2}
      items={[
        ...when(journal.transferId, (id) => ({
          term: words('journal.transfer'),
          value: (
            <RouteLink to="/transfers/$id" params={{ id }}>
              {journal.transferReference}
            </RouteLink>
          ),
        })),
        ...when(journal.paymentId, (id) => ({
          term: words('journal.payment'),
          value: mayOpenPayins ? (
            <RouteLink to="/payins/$id" params={{ id }}>
              {id}
            </RouteLink>
          ) : (
            <CopyId id={id} />
          ),
        })),
        ...when(journal.reason, (reason) => ({ term: words('journal.reason'), value: reason })),
        { term: words('journal.recorded'), value: format.dateTime(journal.at) },
        { term: words('journal.effective'), value: format.dateTime(journal.effectiveAt) },
        { term: words('journal.id'), value: <CopyId id={journal.id} /> },
      ]}
    />
  )
}
