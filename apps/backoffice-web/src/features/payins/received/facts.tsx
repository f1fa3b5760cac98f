import type { PayinWire } from '@puente/contract/staff'
import { DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { when } from '../../../shell/moments/when.ts'
import { rutText } from '../../transfers/words.ts'
import { AccountLink } from '../account-link.tsx'
import { PayerLink } from '../payer-link.tsx'
import { words } from './words.ts'

/** The payer and account of origin, the purpose of the payment, and its ids at the bank and here. */
export function PayinFacts({ payin }: { payin: PayinWire }) {
  const { payer } = payin
  const debt = (id: string) => (
    <RouteLink to="/receivables/$id" params={{ id }}>
      {words('facts.seeDebt')}
    </RouteLink>
  )
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.payer'), value: <PayerLink paymentId={payin.id} name={payer.name} /> },
        { term: words('facts.rut'), value: rutText(payer.rut) },
        {
          term: words('facts.account'),
          value:
            payer.accountEnding === '' ? (
              words('facts.accountUnknown')
            ) : (
              <AccountLink
                paymentId={payin.id}
                text={words('facts.accountEnding', { bank: payer.bank, ending: payer.accountEnding })}
              />
            ),
        },
        ...when(payin.words, (said) => ({
          term: words('facts.words'),
          value: said === '' ? words('facts.noWords') : `«${said}»`,
        })),
        { term: words('facts.why'), value: words(`whys.${payin.why}`) },
        ...when(payin.transferId, (id) => ({
          term: words('facts.transfer'),
          value: (
            <RouteLink to="/transfers/$id" params={{ id }}>
              {payin.transferReference}
            </RouteLink>
          ),
        })),
        ...when(payin.receivableId, (id) => ({ term: words('facts.paid'), value: debt(id) })),
        ...when(payin.owedId, (id) => ({ term: words('facts.owed'), value: debt(id) })),
        { term: words('facts.refunded'), value: format.money(payin.refunded) },
        { term: words('facts.credited'), value: format.dateTime(payin.creditedAt) },
        { term: words('facts.received'), value: format.dateTime(payin.receivedAt) },
        { term: words('facts.bankPayment'), value: <CopyId id={payin.bankPaymentId} /> },
        { term: words('facts.id'), value: <CopyId id={payin.id} /> },
      ]}
    />
  )
}
