import type { RefundWire } from '@puente/contract/staff'
import { RadioCards } from '@puente/ui'
import { useState } from 'react'
import { ProposeForm } from '../../approvals/propose-form.tsx'
import { AccountFields, accountOf, emptyAccount, lackingOf } from './account-fields.tsx'
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

const options = [
  {
    value: 'retry',
    label: words('options.retry'),
    description: words('options.retryText'),
    what: words('options.retryWhat'),
  },
  {
    value: 'other-account',
    label: words('options.other'),
    description: words('options.otherText'),
    what: words('options.otherWhat'),
  },
] as const

/**
 * Proposes another attempt, or another account with the same RUT: the one that the customer gave, or one that
 * the bank confirmed.
 */
export function ProposeRefund({ refund }: { refund: RefundWire }) {
  const propose = useProposeRefund(refund.id)
  const byCustomer = refund.given?.by === 'customer' ? refund.given : undefined
  const [which, setWhich] = useState<'customers' | 'typed' | ''>(byCustomer === undefined ? 'typed' : '')
  const [account, setAccount] = useState(emptyAccount)

  function lacks(action: RefundProposal['action']): Record<string, string> {
    if (action === 'retry' || which === 'customers') return {}
    return which === '' ? { which: words('account.missingWhich') } : lackingOf(account)
  }

  return (
    <ProposeForm
      options={options}
      propose={propose}
      lacks={lacks}
      body={(action, note): RefundProposal => {
        const typed = accountOf(account)
        const isTyped = action === 'other-account' && which === 'typed' && typed !== undefined
        return isTyped ? { action, note, account: typed } : { action, note }
      }}
      more={(action) =>
        action === 'retry' ? null : (
          <>
            {byCustomer === undefined ? null : (
              <RadioCards
                name="which"
                legend={words('account.which')}
                columns={2}
                value={which}
                onChange={setWhich}
                options={[
                  {
                    value: 'customers',
                    label: words('account.customers'),
                    description: words('account.customersText', {
                      bank: byCustomer.bank,
                      ending: byCustomer.accountEnding,
                    }),
                  },
                  { value: 'typed', label: words('account.typed') },
                ]}
              />
            )}
            {which === 'typed' ? <AccountFields account={account} onChange={setAccount} /> : null}
          </>
        )
      }
    />
  )
}
