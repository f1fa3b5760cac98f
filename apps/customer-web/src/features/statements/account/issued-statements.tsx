import { styled } from '@mui/material/styles'
import { statementFormats, type StatementFormat } from '@puente/contract'
import type { StatementWire } from '@puente/contract/customer'
import {
  Button,
  Card,
  EmptyState,
  EmptyDrawing,
  Muted,
  RefusalNotice,
  rem,
  Section,
  SkeletonLines,
  v,
} from '@puente/ui'
import { describeFailure, format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery } from '@tanstack/react-query'
import { statementsQuery } from './statement-queries.ts'
import { counted, useStatementAgain } from './use-statement-file.ts'
import { words } from './words.ts'

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: 8, padding: '16px 0', borderTop: `1px solid ${v.line}` },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& strong': { display: 'block', fontSize: rem(15), fontWeight: 600 },
})
const Line = styled(Muted)({ display: 'block' })
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Every issued statement, latest first, for download. */
export function IssuedStatements() {
  const query = useInfiniteQuery(statementsQuery)
  return (
    <Section title={words('issued.title')}>
      <Loaded query={query} failed={words('issued.failed')} skeleton={<SkeletonLines lines={4} />}>
        {({ pages }) => {
          const statements = pages.flatMap(({ items }) => items)
          return (
            <Card>
              {statements.length === 0 ? (
                <EmptyState
                  icon={<EmptyDrawing />}
                  title={words('issued.empty')}
                  message={words('issued.emptyText')}
                />
              ) : (
                <List>
                  {statements.map((statement) => (
                    <li key={statement.id}>
                      <Issued statement={statement} />
                    </li>
                  ))}
                </List>
              )}
            </Card>
          )
        }}
      </Loaded>
      <NextPage fullWidth query={query}>
        {words('issued.more')}
      </NextPage>
    </Section>
  )
}

function Issued({ statement }: { statement: StatementWire }) {
  const { folio, totals, issuedAt } = statement
  const file = useStatementAgain(statement)
  const failure = file.error === null ? undefined : describeFailure(file.error)
  const days = { from: format.date(statement.from), to: format.date(statement.to) }
  const download = (kind: StatementFormat) => file.mutateAsync(kind).catch(() => undefined)
  return (
    <>
      <div>
        <strong>{words('issued.period', days)}</strong>
        <Line>
          {words('issued.sums', { ...counted(totals.transfers), amount: format.clp(totals.orderedMinor) })}
        </Line>
        <Line>{words('issued.facts', { folio, at: format.dateTime(issuedAt) })}</Line>
      </div>
      <Actions>
        {statementFormats.map((kind) => (
          <Button
            key={kind}
            size="small"
            aria-label={words('issued.download', { format: words(`form.formats.${kind}`), ...days })}
            onPress={() => download(kind)}
          >
            {words(`form.formats.${kind}`)}
          </Button>
        ))}
      </Actions>
      <RefusalNotice title={words('failed')} refusal={failure} />
    </>
  )
}
