import type { BankStatementCase } from '@puente/contract/staff'
import {
  Amount,
  Card,
  DefinitionList,
  Muted,
  Notice,
  Section,
  SkeletonLines,
  SkeletonRows,
  StatusChip,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { CasePage } from '../../shell/case/case-page.tsx'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteBackLink } from '../../shell/navigation/links.ts'
import { dayText } from '../../shell/moments/moment.tsx'
import { when } from '../../shell/moments/when.ts'
import { useMayAct } from '../../shell/acting.ts'
import { ItemsTable } from './items-table.tsx'
import { linesQuery, statementQuery } from './queries.ts'
import { Voided, Voiding, VoidProposal } from './voiding.tsx'
import { accountText, words } from './words.ts'

/** One bank statement: whether its balances add up, and its lines with their matches. */
export function StatementCaseScreen() {
  const { id } = useParams({ from: '/shell/bank-statements/$id' })
  const query = useQuery(statementQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(statement) => <Case key={statement.id} statement={statement} />}
    </Loaded>
  )
}

const tones = { accepted: { tone: 'ok' }, refused: { tone: 'bad' }, voided: {} } as const

function Case({ statement }: { statement: BankStatementCase }) {
  const { mayAct } = useMayAct()
  const filters = useSearch({ from: '/shell/bank-statements' })
  const { state, why, voided } = statement
  return (
    <CasePage
      title={words(`statement.${state}`)}
      decided={statement.id}
      documentTitle={words('statement.eyebrow', { reference: statement.reference })}
      back={
        <RouteBackLink to="/bank-statements" search={filters}>
          {words('statement.back')}
        </RouteBackLink>
      }
      eyebrow={
        <>
          {words('statement.eyebrow', { reference: statement.reference })}
          <StatusChip {...tones[state]}>{words(`statements.states.${state}`)}</StatusChip>
        </>
      }
      facts={
        <Card title={words('statement.control')}>
          {why === undefined ? null : <Notice tone="bad">{words(`why.${why}`)}</Notice>}
          {voided === undefined ? null : <Voided voided={voided} />}
          <Facts statement={statement} />
        </Card>
      }
      decision={<VoidProposal statement={statement} mayAct={mayAct} />}
    >
      <Section title={words('statement.linesTitle')}>
        {state === 'accepted' ? null : <Muted as="p">{words(`statement.${state}Lines`)}</Muted>}
        <Lines id={statement.id} isAccepted={state === 'accepted'} />
      </Section>
      {mayAct ? <Voiding statement={statement} /> : null}
    </CasePage>
  )
}

function Facts({ statement }: { statement: BankStatementCase }) {
  const { currency } = statement
  const money = (amount: string) => <Amount value={format.amount({ amount, currency })} currency={currency} />
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('statement.opening'), value: money(statement.opening) },
        { term: words('statement.moved'), value: money(statement.moved) },
        { term: words('statement.closing'), value: money(statement.closing) },
        ...when(statement.difference, (difference) => ({
          term: words('statement.difference'),
          value: money(difference),
        })),
        { term: words('statement.account'), value: accountText(statement) },
        {
          term: words('statement.period'),
          value: words('statements.period', { from: dayText(statement.from), to: dayText(statement.to) }),
        },
        { term: words('statement.lines'), value: format.count(statement.lines) },
        { term: words('statement.newLines'), value: format.count(statement.newLines) },
        { term: words('statement.file'), value: `${statement.fileName} (${statement.format})` },
        { term: words('statement.by'), value: statement.importedBy },
        { term: words('statement.at'), value: format.dateTime(statement.importedAt) },
        { term: words('statement.id'), value: <CopyId id={statement.id} /> },
      ]}
    />
  )
}

function Lines({ id, isAccepted }: { id: string; isAccepted: boolean }) {
  const query = useInfiniteQuery(linesQuery(id))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonRows rows={8} columns={5} />}>
      {() =>
        items.length === 0 ? (
          <Muted as="p">{words('statement.noLines')}</Muted>
        ) : (
          <>
            <ItemsTable
              caption={words('statement.linesCaption')}
              items={items}
              shows={isAccepted ? ['about', 'match'] : ['about']}
            />
            <NextPage query={query}>{words('statement.more')}</NextPage>
          </>
        )
      }
    </Loaded>
  )
}
