import { styled } from '@mui/material/styles'
import type { PriceSide } from '@puente/contract'
import type { CorridorWire } from '@puente/contract/customer'
import { AmountInput, Combobox, Disclosure, Muted } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { corridorRecipientsQuery } from '../recipients/recipient-queries.ts'
import { words } from './words.ts'

const Fields = styled('div')({ display: 'grid', gap: 16, '& > p': { margin: 0 } })

/** A field of the form. */
interface Choice {
  name: string
  value: string
  onChange: (value: string) => void
  fault?: string | undefined
}

interface PrepareTransferProps {
  corridor: CorridorWire
  /** The side whose amount is fixed. */
  side: PriceSide
  isOpen: boolean
  amount: Choice
  recipient: Choice
}

/** The transfer that an alert proposes: amount and recipient, both optional. */
export function PrepareTransfer({ corridor, side, isOpen, amount, recipient }: PrepareTransferProps) {
  const currency = side === 'send' ? 'CLP' : corridor.currency
  return (
    <Disclosure summary={words('alerts.prepare.title')} defaultOpen={isOpen}>
      <Fields>
        <p>
          <Muted>{words('alerts.prepare.lead')}</Muted>
        </p>
        <AmountInput
          {...amount}
          label={words(`alerts.prepare.${side}`)}
          currency={currency}
          decimals={format.decimals(currency)}
        />
        <ToWhom corridorId={corridor.id} {...recipient} />
      </Fields>
    </Disclosure>
  )
}

/** The field of the recipient. Without recipients in the corridor, a text says that one is chosen when sending. */
function ToWhom({ corridorId, ...field }: Choice & { corridorId: string }) {
  const recipients = useQuery(corridorRecipientsQuery(corridorId))
  if (recipients.data?.items.length === 0) return <Muted as="p">{words('alerts.prepare.none')}</Muted>
  return (
    <Combobox
      {...field}
      label={words('alerts.prepare.recipient')}
      placeholder={words('alerts.prepare.nobody')}
      loading={recipients.isPending}
      options={(recipients.data?.items ?? []).map(({ id, name, alias, accountEnding }) => ({
        value: id,
        label: alias ?? name,
        description: words('alerts.prepare.account', { ending: accountEnding }),
      }))}
    />
  )
}
