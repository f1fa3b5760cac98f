import type { IdentityView, PendingItemWire } from '@puente/contract/customer'
import { SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { ReadOnlyNotice } from '../files/not-mine.tsx'
import { NotNow } from '../../tasks/not-now.tsx'
import { PendingPage } from '../pending-page.tsx'
import { usePollForDecision } from '../use-look-again.ts'
import { useRefetchOnChange } from '../use-refetch-on-change.ts'
import { usePendingItemsAt } from '../../tasks/use-pending-items-at.ts'
import { Capture } from './capture.tsx'
import { decidedDocumentKeys, documentsQuery, identityQuery } from './queries.ts'
import { Waits } from './waits.tsx'
import { words } from './words.ts'

const path = '/notifications/update-document'
const kinds = [
  'id-expired-chilean',
  'id-expired-foreign',
  'id-expired',
  'id-illegible',
  'id-expiring',
] as const
type Kind = (typeof kinds)[number]

/** An identity document that has expired, expires soon or is unreadable: its successor and the files. */
export function IdentityScreen() {
  usePollForDecision()
  const query = useQuery(identityQuery)
  const [item] = usePendingItemsAt(path).items
  useRefetchOnChange(item, decidedDocumentKeys)
  const kind = kinds.find((one) => one === item?.kind) ?? 'id-expired'
  const ends = item?.facts['ends']
  return (
    <PendingPage
      path={path}
      title={words(`identity.titles.${kind}`)}
      lead={words(`identity.leads.${kind}`, { date: ends === undefined ? '' : format.date(ends) })}
    >
      {([first]) => (
        <Loaded query={query} failed={words('identity.failed')} skeleton={<SkeletonLines lines={8} />}>
          {(identity) => (first === undefined ? null : <Body identity={identity} item={first} kind={kind} />)}
        </Loaded>
      )}
    </PendingPage>
  )
}

function Body({ identity, item, kind }: { identity: IdentityView; item: PendingItemWire; kind: Kind }) {
  const { data } = useQuery(documentsQuery('identity'))
  if (!item.mine) return <ReadOnlyNotice />
  return (
    <>
      {item.turn === 'staff' ? (
        <Waits since={data?.items[0]?.receivedAt} answerBy={identity.answerBy} />
      ) : null}
      <Capture
        identity={identity}
        sidesOnly={kind === 'id-illegible' && (identity.onFile !== undefined || identity.needs.length === 0)}
        asksProof={
          kind === 'id-expired-foreign' &&
          (identity.announced === undefined || identity.announced.type === 'foreign-id')
        }
      />
      <NotNow path={path} />
    </>
  )
}
