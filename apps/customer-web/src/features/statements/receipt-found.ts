import type { VerificationWire } from '@puente/contract/customer'
import type { Definition } from '@puente/ui'
import { format } from '@puente/web'
import { countryName } from '../quotes/countries/country-names.ts'
import { endsWithoutDelivery } from '../transfers/ends-without-delivery.ts'
import { words as transferWords } from '../transfers/words.ts'
import { words } from './words.ts'

/**
 * Returns the facts of a receipt, for comparison with the printed document. For a transfer that ended without delivery, the
 * labels state that the amounts were ordered and not paid.
 */
export function receiptFound(receipt: VerificationWire): Definition[] {
  const { folio, reference, state, send, receive, refunded, recipient, issues } = receipt
  const isEnded = endsWithoutDelivery(state)
  const sent = receipt.deliveredAt !== undefined ? 'sent' : isEnded ? 'wouldSend' : 'sends'
  const moment = (term: 'orderedAt' | 'deliveredAt' | 'returnedAt' | 'refundedAt') =>
    receipt[term] === undefined
      ? []
      : [{ term: words(`found.${term}`), value: format.dateTime(receipt[term]) }]
  return [
    { term: words('found.code'), value: folio },
    { term: words('found.reference'), value: reference },
    { term: words('found.state'), value: transferWords(`state.${state}`) },
    { term: words(`found.${sent}`), value: format.money(send) },
    { term: words(isEnded ? 'found.wouldReceive' : 'found.receive'), value: format.money(receive) },
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
