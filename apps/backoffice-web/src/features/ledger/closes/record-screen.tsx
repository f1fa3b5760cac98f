import { redIn, type CloseRecordPage } from '@puente/contract/staff'
import { Card, Column, DefinitionList, Muted, Notice, PageHeading, Section, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { AuditLink } from '../../../shell/navigation/audit-link.tsx'
import { CopyId } from '../../../shell/copy-id.tsx'
import { DecisionPanel } from '../../../shell/decision/decision-panel.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { when } from '../../../shell/moments/when.ts'
import { recordQuery } from './close-queries.ts'
import { LinesTable } from './lines-table.tsx'
import { closedText, words } from './words.ts'

/** One recorded close: what each line said, who closed and why, and whether days of it were opened again. */
export function CloseRecordScreen() {
  const { id } = useParams({ from: '/shell/closes/$id' })
  const query = useQuery(recordQuery(id))
  return (
    <Column width="list">
      <Loaded query={query} skeleton={<SkeletonLines lines={14} />}>
        {(record) => <Page key={record.id} record={record} />}
      </Loaded>
    </Column>
  )
}

function Page({ record }: { record: CloseRecordPage }) {
  const { id, day, scope, proposalId } = record
  return (
    <>
      <PageHeading
        title={closedText(record)}
        eyebrow={
          <>
            {words('one.eyebrow')} <AuditLink id={id} />
          </>
        }
        back={<RouteBackLink to={paths.closes()}>{words('one.back')}</RouteBackLink>}
      />
      <Outcome record={record} />
      <Card title={words('one.facts')}>
        <Facts record={record} />
      </Card>
      <Section
        title={words('one.lines')}
        actions={
          <RouteLink to="/closes" search={{ day, ...(scope === 'day' ? {} : { scope }) }}>
            {words('one.now')}
          </RouteLink>
        }
      >
        <LinesTable checklist={record} />
        <Muted>{words('one.linesText')}</Muted>
      </Section>
      {proposalId === undefined ? null : <DecisionPanel id={proposalId} />}
    </>
  )
}

/** With how many red lines it closed, and whether it was opened again. */
function Outcome({ record }: { record: CloseRecordPage }) {
  const { scope, by, confirmedBy = '', lines, reopened } = record
  const red = redIn(lines)
  return (
    <>
      {reopened === undefined ? null : (
        <Notice tone="warn" title={words('one.reopened', { at: format.dateTime(reopened.at) })}>
          {words('one.reopenedText', {
            by: reopened.by,
            day: format.date(reopened.day),
            reason: reopened.reason,
          })}
        </Notice>
      )}
      {red.length === 0 ? (
        <Notice tone="ok" title={words('one.clean')}>
          {words('one.cleanText')}
        </Notice>
      ) : (
        <Notice tone="bad" title={words('one.red', { count: red.length })}>
          {words(`one.redBy.${scope}`, { by, second: confirmedBy })}
        </Notice>
      )}
    </>
  )
}

function Facts({ record }: { record: CloseRecordPage }) {
  const { id, scope, by, confirmedBy, at, note, blockHeight } = record
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('one.days'), value: closedText(record) },
        { term: words(`one.by.${scope}`), value: by },
        ...when(confirmedBy, (second) => ({ term: words('one.second'), value: second })),
        { term: words('one.at'), value: format.dateTime(at) },
        ...when(note, (written) => ({ term: words(`one.note.${scope}`), value: written })),
        { term: words('one.block'), value: format.count(Number(blockHeight)) },
        ...(scope === 'day'
          ? []
          : [
              {
                term: words('periods'),
                value: <RouteLink to={paths.ledgerPeriods()}>{words('one.periods')}</RouteLink>,
              },
            ]),
        { term: words('one.id'), value: <CopyId id={id} /> },
      ]}
    />
  )
}
