import type { ReferralProgramWire } from '@puente/contract/customer'
import { Amount, Card, Link } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { Lines } from './lines.ts'
import { words } from './words.ts'

/** The latest fee refunds from rewards; null when there are none. */
export function FeeRefunds({ program: { feeRefunds } }: { program: ReferralProgramWire }) {
  if (feeRefunds.length === 0) return null
  return (
    <Card title={words('rewards.refunds')}>
      <Lines>
        {feeRefunds.map(({ transferId, amount, at }) => (
          <li key={transferId}>
            <span data-part="text">
              <small>{words('rewards.refund', { date: format.date(at) })}</small>
              <Link href={paths.transfer(transferId)}>{words('rewards.transfer')}</Link>
            </span>
            <Amount value={format.amount(amount)} strong />
          </li>
        ))}
      </Lines>
    </Card>
  )
}
