import type { PublicState } from '@puente/contract'
import type { VerificationWire } from '@puente/contract/customer'
import { ButtonLink, Card, DefinitionList, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { PublicPage } from '../../parts/pages/public-page.tsx'
import { receiptFound } from './receipt-found.ts'
import { statementFound } from './statement-found.ts'
import { verificationQuery, type Verified } from './verification-call.ts'
import { words } from './words.ts'

/** Whether a receipt is genuine, its data, and the current state of its transfer. */
export function VerifyScreen() {
  const { code = '' } = useParams({ strict: false }) as { code?: string }
  const query = useQuery(verificationQuery(code))
  return (
    <PublicPage
      {...headingOf(query.data)}
      description={words('ask.description')}
      path={paths.verifyReceipt(code)}
      listed={false}
      width="task"
    >
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={5} />}>
        {(verified) => (verified === null ? <Unknown /> : <Found verified={verified} />)}
      </Loaded>
    </PublicPage>
  )
}

function headingOf(verified: Verified | null | undefined): { title: string; lead?: string } {
  if (verified === undefined) return { title: words('ask.title') }
  if (verified === null) return { title: words('unknown.title'), lead: words('unknown.text') }
  return { title: foundOf(verified).title, lead: words('found.lead') }
}

const foundOf = (verified: Verified) =>
  verified.paper === 'receipt'
    ? { title: headlineOf(verified.receipt), items: receiptFound(verified.receipt) }
    : statementFound(verified.statement)

const Unknown = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    <ButtonLink kind="primary" href={paths.verifyReceipt()}>
      {words('unknown.again')}
    </ButtonLink>
    <ButtonLink href={`${paths.securityCenter()}#avisar`}>{words('unknown.report')}</ButtonLink>
  </div>
)

const Found = ({ verified }: { verified: Verified }) => (
  <>
    <Card>
      <DefinitionList items={foundOf(verified).items} />
    </Card>
    <div>
      <ButtonLink href={paths.verifyReceipt()}>{words('found.another')}</ButtonLink>
    </div>
  </>
)

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
