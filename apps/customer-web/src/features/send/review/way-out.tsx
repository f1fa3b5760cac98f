import { ButtonLink } from '@puente/ui'
import { hasCode } from '@puente/web'
import { paths } from '../../../paths.ts'
import { words } from '../words.ts'

/** The link to the screen where the cause of a refusal is settled; nothing for other refusals. */
export function WayOut({ error, recipientId }: { error: unknown; recipientId: string }) {
  const isDebt = hasCode(error, 'payment-reversed')
  if (!isDebt && !hasCode(error, 'recipient-incomplete')) return null
  return (
    <div>
      <ButtonLink kind="primary" href={isDebt ? paths.debts() : paths.recipientData(recipientId)}>
        {words(isDebt ? 'review.seeDebts' : 'review.completeRecipient')}
      </ButtonLink>
    </div>
  )
}
