import type { SuspenseWire } from '@puente/contract/staff'
import { DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { Age } from '../../../shell/moments/aged.tsx'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { when } from '../../../shell/moments/when.ts'
import { rutText } from '../../transfers/words.ts'
import { AccountLink } from '../account-link.tsx'
import { PayerLink } from '../payer-link.tsx'
import { PaymentLink } from '../payment-link.tsx'
import { ownerText, words } from './words.ts'

/** The payer, their reference, the waiting time, and what happens automatically at the deadline. */
export function SuspenseFacts({ item }: { item: SuspenseWire }) {
  const { payer } = item
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.payer'), value: <PayerLink paymentId={item.paymentId} name={payer.name} /> },
        { term: words('facts.rut'), value: rutText(payer.rut) },
        {
          term: words('facts.account'),
          value:
            payer.accountEnding === '' ? (
              words('facts.accountUnknown')
            ) : (
              <AccountLink
                paymentId={item.paymentId}
                text={words('facts.accountEnding', { bank: payer.bank, ending: payer.accountEnding })}
              />
            ),
        },
        ...when(item.words, (said) => ({
          term: words('facts.words'),
          value: said === '' ? words('facts.noWords') : `«${said}»`,
        })),
        ...when(item.transferId, (id) => ({
          term: words('facts.transfer'),
          value: (
            <RouteLink to="/transfers/$id" params={{ id }}>
              {item.transferReference}
            </RouteLink>
          ),
        })),
        { term: words('facts.credited'), value: format.dateTime(item.creditedAt) },
        {
          term: words('facts.waits'),
          value: (
            <>
              <Moment at={item.waitsSince} /> · <Age days={item.ageDays} ended={item.status === 'closed'} />
            </>
          ),
        },
        ...(item.status === 'closed'
          ? []
          : [
              {
                term: words('facts.due'),
                value: {
                  officer: words('facts.dueOfficer'),
                  staff: words('facts.dueStaff'),
                  return: words('facts.dueReturn', { at: format.dateTime(item.dueAt) }),
                }[item.automatic],
              },
            ]),
        { term: words('facts.owner'), value: ownerText(item) },
        { term: words('facts.payment'), value: <PaymentLink id={item.paymentId} /> },
        { term: words('facts.id'), value: <CopyId id={item.id} /> },
      ]}
    />
  )
}
