import type { RefundWire } from '@puente/contract/staff'
import { RadioCards } from '@puente/ui'
import type { EndpointForm } from '@puente/web'
import { ProposeForm } from '../../approvals/propose-form.tsx'
import { AccountFields, accountOf, type RefundFields } from './account-fields.tsx'
import { useProposeRefund, type RefundProposal } from './queries.ts'
import { words } from './words.ts'

const unpaid = [
  {
    value: 'unpaid',
    label: words('options.unpaid'),
    description: words('options.unpaidText'),
    what: words('options.unpaidWhat'),
  },
] as const

/** Proposes to declare that the bank did not pay a refund whose outcome it does not report. */
export function DeclareUnpaid({ refund }: { refund: RefundWire }) {
  const propose = useProposeRefund(refund.id)
  return <ProposeForm options={unpaid} propose={propose} body={(action, note) => ({ action, note })} />
}

const retry = {
  value: 'retry',
  label: words('options.retry'),
  description: words('options.retryText'),
  what: words('options.retryWhat'),
} as const
const otherAccount = {
  value: 'other-account',
  label: words('options.other'),
  description: words('options.otherText'),
  what: words('options.otherWhat'),
} as const

const noFields: RefundFields = {
  which: '',
  account: { bank: '', accountType: '', accountNumber: '', holderRut: '' },
}

/**
 * Proposes another attempt, or another account with the same RUT: the one that the customer gave, or one that
 * the bank confirmed.
 */
export function ProposeRefund({ refund }: { refund: RefundWire }) {
  const propose = useProposeRefund(refund.id)
  const given = refund.given?.by === 'customer' ? refund.given : undefined
  return (
    <ProposeForm
      options={[retry, { ...otherAccount, more: (form) => <OtherAccount form={form} given={given} /> }]}
      propose={propose}
      fields={noFields}
      body={(action, note, { which, account }): RefundProposal => {
        const typed = accountOf(account)
        const isTyped = action === 'other-account' && (given === undefined || which === 'typed')
        return isTyped && typed !== undefined ? { action, note, account: typed } : { action, note }
      }}
    />
  )
}

interface OtherAccountProps {
  form: EndpointForm<RefundFields>
  /** The account that the customer gave. */
  given: RefundWire['given']
}

function OtherAccount({ form, given }: OtherAccountProps) {
  return (
    <>
      {given === undefined ? null : (
        <RadioCards
          legend={words('account.which')}
          columns={2}
          options={[
            {
              value: 'customers',
              label: words('account.customers'),
              description: words('account.customersText', {
                bank: given.bank,
                ending: given.accountEnding,
              }),
            },
            { value: 'typed', label: words('account.typed') },
          ]}
          {...form.choice('which', { required: words('account.missingWhich') })}
        />
      )}
      {given === undefined || form.watch('which') === 'typed' ? <AccountFields field={form.field} /> : null}
    </>
  )
}
