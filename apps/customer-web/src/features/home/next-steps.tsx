import { styled } from '@mui/material/styles'
import type { TransferSummaryWire } from '@puente/contract/customer'
import { ButtonLink, rem, Section, v } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { lastTransfersQuery, transferQuery } from '../transfers/transfer-queries.ts'
import { words } from './words.ts'

const Place = styled('div')({ marginTop: 24 })

const Step = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '14px 16px',
  borderRadius: 10,
  background: v.accentSoft,
  '& p': { flex: 1, minWidth: 0, margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: rem(13), fontWeight: 400, color: v.inkMuted },
})

/** Asks for what waits before home is shown, so that it is painted once; a failure says so in its place. */
export async function loadNextSteps(queryClient: QueryClient): Promise<void> {
  const { items } = await queryClient.ensureQueryData(lastTransfersQuery)
  const waiting = items.filter(({ state }) => state === 'waiting-for-payment')
  await Promise.allSettled(waiting.map(({ id }) => queryClient.ensureQueryData(transferQuery(id))))
}

/** Orders that wait for the customer's money, each with the one thing to do; nothing when there are none. */
export function NextSteps() {
  const open =
    useQuery(lastTransfersQuery).data?.items.filter(({ state }) => state === 'waiting-for-payment') ?? []
  if (open.length === 0) return null
  return (
    <Place>
      <Section title={words('signedIn.nextSteps')}>
        {open.map((transfer) => (
          <PayStep key={transfer.id} transfer={transfer} />
        ))}
      </Section>
    </Place>
  )
}

function PayStep({ transfer: { id, recipientName: name, send } }: { transfer: TransferSummaryWire }) {
  const mayPay = useMay('operate')
  const payment = useQuery(transferQuery(id)).data?.payment
  const isPartial = payment !== undefined && payment.receivedMinor !== '0'
  const amount = payment === undefined ? format.amount(send) : format.clp(payment.remainingMinor)
  return (
    <Step>
      <p>
        {words(isPartial ? 'signedIn.partial' : mayPay ? 'signedIn.pay' : 'signedIn.unpaid', {
          amount,
          name,
        })}
        <small>
          {payment === undefined
            ? ' '
            : words('signedIn.payUntil', { when: format.dateTime(payment.deadlineAt) })}
        </small>
      </p>
      {mayPay ? (
        <ButtonLink
          kind="primary"
          href={paths.sendPay(id)}
          aria-label={words('signedIn.payLabel', { amount, name })}
        >
          {words('signedIn.payAction')}
        </ButtonLink>
      ) : (
        <ButtonLink href={paths.transfer(id)} aria-label={words('signedIn.seeLabel', { amount, name })}>
          {words('signedIn.seeAction')}
        </ButtonLink>
      )}
    </Step>
  )
}
