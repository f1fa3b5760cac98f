import type { PublicState } from '@puente/contract'
import type { VerificationWire } from '@puente/contract/customer'
import { ButtonLink, Card, DefinitionList, SkeletonLines, type Definition } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { FailedPart } from '../../parts/failed-part.tsx'
import { PublicPage } from '../../parts/public-page.tsx'
import { countryName } from '../quotes/country-names.ts'
import { words as transferWords } from '../transfers/words.ts'
import { statementFound } from './statement-found.ts'
import { verificationQuery } from './verification-call.ts'
import { words } from './words.ts'

/** Whether a receipt is genuine, its data, and the current state of its transfer. */
export function VerifyScreen() {
  const { code = '' } = useParams({ strict: false }) as { code?: string }
  const { data, error, refetch } = useQuery(verificationQuery(code))
  const page = {
    description: words('ask.description'),
    path: paths.verifyReceipt(code),
    listed: false,
  } as const
  if (data === undefined) {
    return (
      <PublicPage {...page} title={words('ask.title')} width="task">
        {error === null ? (
          <SkeletonLines lines={5} />
        ) : (
          <FailedPart title={words('failed')} error={error} onRetry={() => refetch()} />
        )}
      </PublicPage>
    )
  }
  if (data === null) {
    return (
      <PublicPage {...page} title={words('unknown.title')} lead={words('unknown.text')} width="task">
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <ButtonLink kind="primary" href={paths.verifyReceipt()}>
            {words('unknown.again')}
          </ButtonLink>
          <ButtonLink href={`${paths.securityCenter()}#avisar`}>{words('unknown.report')}</ButtonLink>
        </div>
      </PublicPage>
    )
  }
  const { title, items } =
    data.paper === 'receipt'
      ? { title: headlineOf(data.receipt), items: linesOf(data.receipt) }
      : statementFound(data.statement)
  return (
    <PublicPage {...page} title={title} lead={words('found.lead')} width="task">
      <Card>
        <DefinitionList items={items} />
      </Card>
      <div>
        <ButtonLink href={paths.verifyReceipt()}>{words('found.another')}</ButtonLink>
      </div>
    </PublicPage>
  )
}

/** States in which the money no longer goes to the recipient. */
const fallenBack: readonly PublicState[] = [
  'returned',
  'needs-correction',
  'refunding',
  'refunded',
  'cancelled',
  'stopped',
  'expired',
]

/** The result in one sentence: the current state may differ from the delivery that the receipt certifies. */
function headlineOf({ state, issues }: VerificationWire): string {
  if (state === 'delivered') return words('found.delivered')
  const saysDelivered = issues.some(({ kind }) => kind === 'delivery')
  return words(saysDelivered && fallenBack.includes(state) ? 'found.moved' : 'found.issued')
}

function linesOf(receipt: VerificationWire): readonly Definition[] {
  const { folio, reference, state, send, receive, refunded, recipient, issues } = receipt
  const moment = (term: 'orderedAt' | 'deliveredAt' | 'returnedAt' | 'refundedAt') =>
    receipt[term] === undefined
      ? []
      : [{ term: words(`found.${term}`), value: format.dateTime(receipt[term]) }]
  return [
    { term: words('found.code'), value: folio },
    { term: words('found.reference'), value: reference },
    { term: words('found.state'), value: transferWords(`state.${state}`) },
    { term: words('found.send'), value: format.money(send) },
    { term: words('found.receive'), value: format.money(receive) },
    ...(refunded === undefined ? [] : [{ term: words('found.refunded'), value: format.money(refunded) }]),
    {
      term: words('found.recipient'),
      value: words('found.recipientValue', {
        initials: recipient.initials,
        ending: recipient.accountEnding,
        country: countryName(receipt.country),
      }),
    },
    ...moment('orderedAt'),
    ...moment('deliveredAt'),
    ...moment('returnedAt'),
    ...moment('refundedAt'),
    ...issues.map(({ kind, issuedAt, fingerprint }) => ({
      term: words(`found.issues.${kind}`),
      value: words('found.issueValue', { when: format.dateTime(issuedAt), fingerprint }),
    })),
  ]
}
