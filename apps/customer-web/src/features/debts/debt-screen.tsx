import type { DebtWire } from '@puente/contract/customer'
import {
  BackLink,
  Card,
  Column,
  DefinitionList,
  FileButton,
  Link,
  ListIcon,
  LiveRegion,
  Muted,
  Notice,
  PageHeading,
} from '@puente/ui'
import { describeFailure, format } from '@puente/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { AccountLines } from '../send/payment/account-lines.tsx'
import { PartReceived } from '../send/payment/part-received.tsx'
import { debtQuery } from './debt-queries.ts'
import { words } from './words.ts'

/** One debt: the amount due and how to pay it, or its receipt once it is paid. */
export function DebtScreen() {
  const { id = '' } = useParams({ strict: false })
  const { data: debt } = useSuspenseQuery(debtQuery(id))
  const title = titleOf(debt)
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.debts()}>{words('page.back')}</BackLink>}
        title={title}
        documentTitle={words('page.documentTitle', { reference: debt.reference })}
        lead={leadOf(debt)}
      />
      <HowToPay debt={debt} />
      <Received debt={debt} />
      {debt.status === 'paid' ? (
        <div>
          <ReceiptButton debt={debt} />
        </div>
      ) : null}
      {debt.transferId === undefined ? null : (
        <div>
          <Link href={paths.transfer(debt.transferId)}>{words('page.transfer')}</Link>
        </div>
      )}
      <LiveRegion message={title} />
    </Column>
  )
}

function titleOf({ status, received, remaining, amount }: DebtWire): string {
  if (status === 'closed') return words('page.title.closed')
  if (status === 'paid') return words('page.title.paid', { amount: format.amount(amount) })
  return words(received.amount === '0' ? 'page.title.open' : 'page.title.remaining', {
    amount: format.amount(remaining),
  })
}

function leadOf({ status, recipientName: name }: DebtWire): string {
  if (status !== 'open') return words(`page.lead.${status}`)
  return name === undefined ? words('page.lead.openOther') : words('page.lead.openOf', { name })
}

/** The account and the reference, each with a copy button. Renders nothing when nothing is owed. */
function HowToPay({ debt }: { debt: DebtWire }) {
  const { status, account, reference, received, remaining, dueAt } = debt
  if (status !== 'open' || account === undefined) return null
  return (
    <>
      <Card title={words('page.account')}>
        <Muted>{words('page.accountHint')}</Muted>
        <PartReceived receivedMinor={received.amount} remainingMinor={remaining.amount} />
        <AccountLines remainingMinor={remaining.amount} reference={reference} account={account} />
        <Muted>{words('page.due', { when: format.dateTime(dueAt) })}</Muted>
      </Card>
      <Notice
        title={words('page.unknown')}
        actions={<Link href={paths.supportNew()}>{words('page.write')}</Link>}
      >
        {words('page.unknownText')}
      </Notice>
    </>
  )
}

/** Each amount that reduced the debt, and the excess of each. */
function Received({ debt: { parts, amount, received, remaining, sentBack } }: { debt: DebtWire }) {
  return (
    <Card title={words('page.received')}>
      {parts.length === 0 ? <Muted>{words('page.none')}</Muted> : null}
      <DefinitionList
        items={[
          ...parts.map(({ source, amount: part, at }) => ({
            key: `${source} ${at}`,
            term: words('page.part', { source: words(`page.sources.${source}`), when: format.dateTime(at) }),
            value: format.amount(part),
          })),
          { key: 'amount', term: words('page.amount'), value: format.amount(amount) },
          { key: 'total', term: words('page.total'), value: format.amount(received) },
          { key: 'remaining', term: words('page.remaining'), value: format.amount(remaining) },
        ]}
      />
      {sentBack === undefined ? null : (
        <Muted>{words('page.sentBack', { amount: format.amount(sentBack) })}</Muted>
      )}
    </Card>
  )
}

function ReceiptButton({ debt: { id, reference } }: { debt: DebtWire }) {
  return (
    <FileButton
      label={words('page.receipt.label')}
      making={words('page.receipt.making')}
      saved={words('page.receipt.saved')}
      failed={words('page.receipt.failed')}
      why={(error) => describeFailure(error).message}
      start={<ListIcon aria-hidden />}
      fetchFile={() => api.getDebtReceipt({ params: { id } })}
      fileName={() => `${words('page.receipt.name')}-${reference}.pdf`}
    />
  )
}
