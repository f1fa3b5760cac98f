import type { StaffTransfer } from '@puente/contract/staff'
import { Code, CopyButton, DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../shell/navigation/links.ts'
import { countryName, customerKind, rutText, words } from './words.ts'

/** The sender and recipient of a transfer, and its stated purpose. */
export function WhoAndWhy({ transfer }: { transfer: StaffTransfer }) {
  const { customer, recipient } = transfer
  return (
    <DefinitionList
      items={[
        {
          term: words('who.customer'),
          value: (
            <>
              <RouteLink to="/customers/$id" params={{ id: customer.id }}>
                {customer.name}
              </RouteLink>
              {` · ${customerKind(customer.kind)}`}
            </>
          ),
        },
        { term: words('who.rut'), value: rutText(customer.rut) },
        {
          term: words('who.recipient'),
          value: (
            <>
              <RouteLink to="/recipients/$id" params={{ id: recipient.id }}>
                {recipient.name}
              </RouteLink>
              {` · ${countryName(recipient.country)}`}
            </>
          ),
        },
        {
          term: words('who.account'),
          value: words('who.accountEnding', { ending: recipient.accountEnding }),
        },
        ...formerItems(transfer),
        ...answerItems(transfer),
        { term: words('who.purpose'), value: words(`purposes.${transfer.purpose}`) },
        { term: words('who.funds'), value: words(`fundsSources.${transfer.fundsSource}`) },
        ...signatureItems(transfer),
        { term: words('who.created'), value: format.dateTime(transfer.createdAt) },
        { term: words('who.deadline'), value: format.dateTime(transfer.fundingDeadlineAt) },
        {
          term: words('who.id'),
          value: <Code short>{transfer.id}</Code>,
          action: <CopyButton compact value={transfer.id} label={words('copyId', { id: transfer.id })} />,
        },
      ]}
    />
  )
}

/** The recipient before each correction. */
const formerItems = ({ formerRecipients }: Pick<StaffTransfer, 'formerRecipients'>) =>
  formerRecipients.map(({ name, accountEnding: ending, until }) => ({
    key: until,
    term: words('who.former'),
    value: words('who.formerText', { name, ending, at: format.dateTime(until) }),
  }))

/** What the recipient answered on the tracking page. */
const answerItems = ({ recipientAnswer: answer }: Pick<StaffTransfer, 'recipientAnswer'>) =>
  answer === undefined
    ? []
    : [
        {
          term: words('who.answer'),
          value: words(answer.isReceived ? 'who.received' : 'who.notReceived', {
            at: format.dateTime(answer.at),
          }),
        },
      ]

/** Who signed the order of a company, with the powers that were in force. */
const signatureItems = ({ customer, signatures = [] }: Pick<StaffTransfer, 'customer' | 'signatures'>) =>
  signatures.map(({ userId, name, at, powers: { since } }) => ({
    key: userId,
    term: words('who.signed'),
    value: (
      <RouteLink to="/customers/$id/members/$user" params={{ id: customer.id, user: userId }}>
        {words('who.signedText', { name, at: format.dateTime(at), powers: format.date(since) })}
      </RouteLink>
    ),
  }))
