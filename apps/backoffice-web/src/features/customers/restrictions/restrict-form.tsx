import {
  kindsAfterClosure,
  restrictionKinds,
  type RestrictionKind,
  type StaffCustomer,
} from '@puente/contract/staff'
import { Disclosure } from '@puente/ui'
import type { EndpointForm } from '@puente/web'
import { ProposeForm } from '../../approvals/propose-form.tsx'
import { useProposeRestriction } from './queries.ts'
import {
  RestrictionFields,
  restrictionFaults,
  termsTyped,
  type TypedRestriction,
} from './restriction-fields.tsx'
import { words } from './words.ts'

/** Kinds and reasons that support proposes. */
const ofSupport = { kinds: ['no-new-orders', 'access-suspended'], reasons: ['lost-credentials'] } as const

interface RestrictFormProps {
  customer: StaffCustomer
  /** Support proposes for lost credentials only. */
  isSupport: boolean
}

/** Proposes to restrict a customer in a way that is neither in force nor proposed yet. */
export function RestrictForm({ customer, isSupport }: RestrictFormProps) {
  const { id, status, restrictions, restrictionProposals, restrictionOwners: owners } = customer
  const propose = useProposeRestriction(id)
  const taken = new Set<RestrictionKind>([
    ...restrictions.filter(({ endedAt }) => endedAt === undefined).map(({ kind }) => kind),
    ...restrictionProposals.map(({ kind }) => kind),
  ])
  const offered = (isSupport ? ofSupport.kinds : restrictionKinds).filter(
    (kind) => !taken.has(kind) && (status !== 'closed' || kindsAfterClosure.includes(kind)),
  )
  if (offered.length === 0) return null
  const none: TypedRestriction = { reason: '', endsBy: '', ownerId: '', reviewOn: '', effectiveOn: '' }
  return (
    <Disclosure summary={words('restrict')}>
      <ProposeForm
        title={words('restrictTitle')}
        options={offered.map((value) => ({
          value,
          label: words(`kinds.${value}`),
          description: words(`texts.${value}`),
          what: words(`what.set.${value}`),
          more: (form: EndpointForm<TypedRestriction>) => (
            <RestrictionFields
              kind={value}
              owners={owners}
              form={form}
              {...(isSupport ? { only: ofSupport.reasons } : {})}
            />
          ),
        }))}
        propose={propose}
        fields={none}
        faults={restrictionFaults}
        body={(kind, note, typed) => {
          const terms = termsTyped(typed, kind, note)
          if (terms === undefined) throw new Error('the form was sent without a choice')
          return { kind, ...terms }
        }}
      />
    </Disclosure>
  )
}
