import type { TransferWire } from '@puente/contract/customer'
import { BackLink, Card, Column, Notice, PageHeading } from '@puente/ui'
import { format } from '@puente/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { recipientQuery } from '../../recipients/recipient-queries.ts'
import { transferQuery } from '../transfer-queries.ts'
import { CorrectionForm } from './correction-form.tsx'
import { RefundInstead } from './refund-instead.tsx'
import { TaskOver } from './task-over.tsx'
import { words } from './words.ts'

/** A returned payout: the bank's reason, the form to correct the data, and the alternative of a refund. */
export function CorrectionScreen() {
  const { id = '' } = useParams({ strict: false })
  const { data: transfer } = useSuspenseQuery(transferQuery(id))
  const { correction, state } = transfer
  if (correction === undefined || state !== 'needs-correction')
    return <TaskOver transferId={id} title={words('correction.over')} />
  return <Correct transfer={transfer} correction={correction} />
}

interface CorrectProps {
  transfer: TransferWire
  correction: NonNullable<TransferWire['correction']>
}

function Correct({ transfer, correction }: CorrectProps) {
  const { id, recipient, price } = transfer
  const { data: kept } = useSuspenseQuery(recipientQuery(recipient.id))
  const { data: corridors } = useSuspenseQuery(corridorsQuery)
  const corridor = corridors.items.find((candidate) => candidate.id === price.corridorId)
  const { name } = recipient
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.transfer(id)}>{words('back')}</BackLink>}
        title={words('correction.title', { name })}
        lead={words('correction.lead', { reason: words(`correction.reason.${correction.reason}`, { name }) })}
      />
      <Notice tone="warn">{words('correction.until', { when: format.dateTime(correction.dueAt) })}</Notice>
      {correction.needsSignatures ? <Notice>{words('correction.needsSignatures')}</Notice> : null}
      {corridor === undefined || correction.needsSignatures ? null : (
        <Card>
          <CorrectionForm transfer={transfer} correction={correction} corridor={corridor} kept={kept} />
        </Card>
      )}
      <div>
        <RefundInstead transfer={transfer} correction={correction} />
      </div>
    </Column>
  )
}
