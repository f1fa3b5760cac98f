import { ArrowRightIcon, Link, SummaryBar } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { priceQuery } from '../quotes/price-queries.ts'
import { recipientQuery } from '../recipients/recipient-queries.ts'
import type { SendDraft } from '../session-storage/draft-store.ts'
import { words } from './words.ts'

/** The answers so far, shown on every later step. */
export function SendSummary({ draft }: { draft: SendDraft }) {
  const { corridorId, side, amount, recipientId } = draft
  const asked =
    corridorId === undefined || side === undefined || amount === undefined
      ? undefined
      : { corridorId, side, amount }
  const price = useQuery(priceQuery(asked)).data
  const recipient = useQuery({
    ...recipientQuery(recipientId ?? ''),
    enabled: recipientId !== undefined,
  }).data
  return (
    <SummaryBar
      label={words('summary.label')}
      detail={recipient === undefined ? undefined : words('summary.to', { name: recipient.name })}
      action={
        <Link
          href={paths.sendAmount()}
          aria-label={words('changeThing', { thing: words('review.thing.price') })}
        >
          {words('change')}
        </Link>
      }
    >
      {price === undefined ? null : (
        <>
          <span>{format.money(price.send)}</span>
          <ArrowRightIcon role="img" aria-label={words('summary.becomes')} />
          <span>{format.money(price.receive)}</span>
        </>
      )}
    </SummaryBar>
  )
}
