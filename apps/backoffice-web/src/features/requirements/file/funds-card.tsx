import type { CustomerFileWire } from '@puente/contract/staff'
import { requirementSlots } from '@puente/contract'
import { Card, DataTable, Disclosure, HiddenText, Muted, Notice, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { DecideFunds } from './decide-funds.tsx'
import { SentFiles } from './sent-files.tsx'
import { words } from './words.ts'

type Funds = CustomerFileWire['funds']
type Window = Funds['windows'][number]

const columnsOf = (customer: string): readonly TableColumn<Window>[] => [
  { key: 'window', header: words('funds.window'), cell: ({ window }) => words(`funds.windows.${window}`) },
  {
    key: 'used',
    header: words('funds.used'),
    align: 'end',
    cell: ({ used, threshold }) =>
      BigInt(used.amount) > BigInt(threshold.amount) ? (
        <strong>{format.money(used)}</strong>
      ) : (
        format.money(used)
      ),
  },
  {
    key: 'threshold',
    header: words('funds.threshold'),
    align: 'end',
    cell: ({ threshold }) => format.money(threshold),
  },
  {
    key: 'transfers',
    header: words('funds.transfers'),
    align: 'end',
    cell: ({ window }) => (
      <RouteLink to="/transfers" search={{ customer, within: window }}>
        {words('funds.see')}
        <HiddenText>: {words(`funds.windows.${window}`)}</HiddenText>
      </RouteLink>
    ),
  },
]

/** The amounts a customer sent compared with the thresholds, the evidence of funds, and the decision. */
export function FundsCard({ file: { customer, funds, documents } }: { file: CustomerFileWire }) {
  const files = documents.filter(
    ({ kind, page }) => kind === 'source-of-funds' && page !== requirementSlots['proof-of-income'].page,
  )
  return (
    <Card title={words('funds.title')} level={3}>
      <div style={{ display: 'grid', gap: 16 }}>
        <Standing funds={funds} />
        {funds.windows.length === 0 ? (
          <Muted>{words('funds.noThreshold')}</Muted>
        ) : (
          <DataTable
            caption={words('funds.caption')}
            columns={columnsOf(customer.id)}
            rows={funds.windows}
            rowKey={({ window }) => window}
          />
        )}
        {files.length === 0 ? <Muted>{words('funds.noFiles')}</Muted> : <SentFiles files={files} />}
        <History history={funds.history} />
        <Disclosure summary={words('funds.decide')} defaultOpen={funds.asked?.answerBy !== undefined}>
          <DecideFunds customerId={customer.id} funds={funds} hasFiles={files.length > 0} />
        </Disclosure>
      </div>
    </Card>
  )
}

/** The open request, who must act next, and the limit of the evidence in force. */
function Standing({ funds: { asked, evidence } }: { funds: Funds }) {
  return (
    <>
      {asked === undefined ? (
        <Muted>{words('funds.notAsked')}</Muted>
      ) : (
        <Notice tone="warn" title={words('funds.askedTitle')}>
          <p>
            {words('funds.asked', {
              since: format.date(asked.since),
              window: words(`funds.sums.${asked.window}`),
              reached: format.money(asked.reached),
            })}
          </p>
          {asked.answerBy === undefined ? null : (
            <p>{words('funds.waiting', { when: format.dateTime(asked.answerBy) })}</p>
          )}
          {asked.refusedBecause === undefined ? null : (
            <p>
              {words('funds.refused', {
                reason: words(`funds.reasons.${asked.refusedBecause}`).toLocaleLowerCase('es-CL'),
              })}
            </p>
          )}
        </Notice>
      )}
      {evidence === undefined ? null : (
        <Notice tone="ok">
          {words('funds.inForce', {
            ceiling: format.money(evidence.ceiling),
            until: format.date(evidence.until),
          })}
        </Notice>
      )}
    </>
  )
}

function History({ history }: Pick<Funds, 'history'>) {
  if (history.length === 0) return null
  return (
    <Disclosure summary={words('funds.history')}>
      <ul>
        {history.map(({ acceptedAt, until, ceiling, by, endedAt }) => (
          <li key={acceptedAt}>
            {words('funds.historyLine', {
              ceiling: format.money(ceiling),
              until: format.date(until),
              by,
              at: format.date(acceptedAt),
            })}
            {endedAt === undefined ? null : ` · ${words('funds.ended', { at: format.date(endedAt) })}`}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
