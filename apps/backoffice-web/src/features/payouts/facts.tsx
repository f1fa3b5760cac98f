import type { PayoutWire } from '@puente/contract/staff'
import { Code, DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteLink } from '../../shell/navigation/links.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { when } from '../../shell/moments/when.ts'
import { words as transferWords } from '../transfers/words.ts'
import { railName, words } from './words.ts'

/** What the table of partner errors prescribes, in the order of execution. */
function whatFollows({ retry, reroutes, person }: NonNullable<PayoutWire['failure']>): string {
  const steps = [
    ...(retry === undefined ? [] : [words('follows.retry', { times: format.count(retry.times) })]),
    ...(reroutes ? [words('follows.reroutes')] : []),
    words(`follows.${person}`),
  ]
  return `${steps.join('. ')}.`
}

/** The transfer of the payout, the rail's reference and response, and the time of the next status query. */
export function PayoutFacts({ payout }: { payout: PayoutWire }) {
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('facts.transfer'),
          value: (
            <RouteLink to="/transfers/$id" params={{ id: payout.transferId }}>
              {payout.transferReference}
            </RouteLink>
          ),
        },
        { term: words('facts.state'), value: transferWords(`states.${payout.transferState}`) },
        { term: words('facts.rail'), value: railName(payout.rail) },
        {
          term: words('facts.partner'),
          value:
            payout.railReference === undefined ? (
              words('facts.noPartner')
            ) : (
              <CopyId id={payout.railReference} />
            ),
        },
        { term: words('facts.tries'), value: format.count(payout.tries) },
        ...when(payout.code, (code) => ({ term: words('facts.code'), value: <Code>{code}</Code> })),
        ...when(payout.failure, ({ means }) => ({
          term: words('facts.means'),
          value: words(`meanings.${means}`),
        })),
        ...when(payout.failure, (failure) => ({
          term: words('facts.follows'),
          value: whatFollows(failure),
        })),
        ...when(payout.nextStepAt, (at) => ({ term: words('facts.next'), value: <Moment at={at} /> })),
        { term: words('facts.created'), value: format.dateTime(payout.createdAt) },
        { term: words('facts.changed'), value: format.dateTime(payout.changedAt) },
        ...when(payout.creditedAt, (at) => ({ term: words('facts.credited'), value: format.dateTime(at) })),
        { term: words('facts.id'), value: <CopyId id={payout.id} /> },
      ]}
    />
  )
}
