import type { TransferWire } from '@puente/contract/customer'
import { Button, Link, Notice } from '@puente/ui'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { hasSaidPaid, reportPaid } from '../../session-storage/paying.ts'
import { words } from '../words.ts'

interface SaidPaidProps {
  transferId: string
  payment: NonNullable<TransferWire['payment']>
}

/**
 * For customers who report that they paid: states that no payment is visible yet, how long it takes, and what
 * to check.
 */
export function ReportedPaid({ transferId, payment }: SaidPaidProps) {
  const [said, setSaid] = useState(() => hasSaidPaid(transferId))
  if (!said)
    return (
      <div>
        <Button
          onPress={() => {
            reportPaid(transferId)
            setSaid(true)
          }}
        >
          {words('pay.said.open')}
        </Button>
      </div>
    )
  return (
    <div role="status">
      <Notice title={words('pay.said.title')}>
        <p>{words('pay.said.text')}</p>
        <p>{words('pay.said.check', { reference: payment.reference })}</p>
        <p>
          <Link href={`${paths.transfer(transferId)}#ayuda`}>{words('pay.said.help')}</Link>
        </p>
      </Notice>
    </div>
  )
}
