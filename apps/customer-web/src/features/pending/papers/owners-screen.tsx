import type { OwnersComparison, PendingItemWire } from '@puente/contract/customer'
import { Button, Card, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WhoHasPower } from '../../customers/who-can.tsx'
import { PendingPage } from '../pending-page.tsx'
import { useFocusWhenSwapped } from '../use-focus-when-swapped.ts'
import { useSettled } from '../../tasks/use-settled.ts'
import { usePollForDecision } from '../use-look-again.ts'
import { useRefetchOnChange } from '../use-refetch-on-change.ts'
import { OwnersEditor } from './owners-editor.tsx'
import { OwnersCompared } from './owners-sides.tsx'
import { CompanyDocumentFiles } from './paper-files.tsx'
import { companyOwnersQuery, decidedCompanyDocumentKeys } from '../../documents/company-documents-queries.ts'
import { StandingNotice } from './standing-notice.tsx'
import { words } from './words.ts'

const path = '/notifications/missing-shareholder-certificate'

/**
 * The declared owners differ from those in the company documents: both lists, and the two ways to correct
 * this.
 */
export function ShareholderCertificateScreen() {
  usePollForDecision()
  const query = useQuery(companyOwnersQuery)
  return (
    <PendingPage path={path} title={words('owners.title')} lead={words('owners.lead')}>
      {([item]) => (
        <Loaded query={query} failed={words('owners.failed')} skeleton={<SkeletonLines lines={10} />}>
          {(found) => (item === undefined ? null : <Owners comparison={found} item={item} />)}
        </Loaded>
      )}
    </PendingPage>
  )
}

function Owners({ comparison, item }: { comparison: OwnersComparison; item: PendingItemWire }) {
  const settled = useSettled()
  const [way, setWay] = useWay(comparison.read?.acceptedAt)
  useRefetchOnChange(item, decidedCompanyDocumentKeys)
  useFocusWhenSwapped(way ?? '')
  const sends = way === 'newer' || item.turn === 'staff' || item.facts['reason'] !== undefined
  return (
    <>
      <StandingNotice item={item} endedOn={undefined} />
      <OwnersCompared {...comparison} />
      <WhoHasPower power="administer" />
      {!item.mine ? null : way === 'correct' ? (
        <OwnersEditor
          onDeclared={({ matches }) => (matches ? settled() : undefined)}
          onCancel={() => setWay(undefined)}
        />
      ) : (
        <>
          {sends ? <Newer /> : <Ways onChoose={setWay} />}
          {sends && item.turn === 'customer' ? (
            <Button kind="text" onPress={() => setWay('correct')}>
              {words('owners.correct')}
            </Button>
          ) : null}
        </>
      )}
    </>
  )
}

type Way = 'correct' | 'newer'

/** The chosen way. A newer document was sent once staff have read another one, so that both ways are offered again. */
function useWay(readAt: string | undefined) {
  const [chosen, setChosen] = useState<{
    readonly way: Way | undefined
    readonly readAt: string | undefined
  }>()
  const isRead = chosen?.way === 'newer' && chosen.readAt !== readAt
  return [isRead ? undefined : chosen?.way, (way: Way | undefined) => setChosen({ way, readAt })] as const
}

const Ways = ({ onChoose }: { onChoose: (way: Way) => void }) => (
  <Card title={words('owners.or')}>
    <p>{words('owners.correctText')}</p>
    <Button kind="primary" fullWidth onPress={() => onChoose('correct')}>
      {words('owners.correct')}
    </Button>
    <p>{words('owners.newerText')}</p>
    <Button fullWidth onPress={() => onChoose('newer')}>
      {words('owners.newer')}
    </Button>
  </Card>
)

const Newer = () => (
  <Card title={words('owners.newer')}>
    <p>{words('owners.what')}</p>
    <p>{words('afterText')}</p>
    <CompanyDocumentFiles paper="shareholders" label={words('owners.file')} anew />
  </Card>
)
