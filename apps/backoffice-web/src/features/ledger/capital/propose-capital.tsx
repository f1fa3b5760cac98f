import {
  capitalKinds,
  type CapitalAccountWire,
  type CapitalKind,
  type CapitalMovementWire,
} from '@puente/contract/staff'
import { AmountInput, DatePicker, Select, TextInput } from '@puente/ui'
import { faultsOf, format, HttpError, isDay, todayInChile, type EndpointForm } from '@puente/web'
import { useEffect, useState } from 'react'
import { ProposeForm } from '../../approvals/propose-form.tsx'
import { accountName } from '../words.ts'
import { useProposeCapital, type CapitalProposal } from './capital-queries.ts'
import { capitalMessages } from './messages.es.ts'
import { words } from './words.ts'

interface Typed {
  /** The account's code and currency. */
  readonly account: string
  /** Minor units. */
  readonly amount: string
  readonly day: string
  readonly bankReference: string
  /** Names the fields for forms. */
  readonly [field: string]: string
}
const nothing: Typed = { account: '', amount: '', day: '', bankReference: '' }

const keyOf = ({ account, currency }: Pick<CapitalAccountWire, 'account' | 'currency'>) =>
  `${account} ${currency}`

const typedIn = ({ account, amount, day, bankReference = '' }: CapitalMovementWire): Typed => ({
  account: keyOf({ account, currency: amount.currency }),
  amount: amount.amount,
  day,
  bankReference,
})

/** The fields of the form for paths of the body. */
const fieldOf: Readonly<Record<string, string>> = {
  kind: 'action',
  'amount.amount': 'amount',
  'amount.currency': 'account',
}

/** The faults of a refused proposal at its fields, those of the books with their own texts. */
export function capitalFaults(error: unknown): Record<string, string> {
  const general = faultsOf(error, (at) => fieldOf[at] ?? at)
  const fields = error instanceof HttpError ? (error.problem?.fields ?? []) : []
  const own = fields.flatMap(({ at, fault }) =>
    Object.hasOwn(capitalMessages.faults, fault)
      ? [[fieldOf[at] ?? at, words(`faults.${fault as keyof typeof capitalMessages.faults}`)] as const]
      : [],
  )
  return { ...general, ...Object.fromEntries(own) }
}

interface ProposeCapitalProps {
  accounts: readonly CapitalAccountWire[]
  /** The movement whose data fill the form: it was sent back or withdrawn. Undefined for a new proposal. */
  again: CapitalMovementWire | undefined
  /** Called after each proposal. Must be the same function in every render. */
  onProposed: () => void
}

/** Proposes a movement of capital to a second person. The form is empty again after each proposal. */
export function ProposeCapital({ accounts, again, onProposed }: ProposeCapitalProps) {
  const propose = useProposeCapital()
  const [proposed, setProposed] = useState<string>()
  const latest = propose.data?.id
  useEffect(() => {
    setProposed(latest)
    if (latest !== undefined) onProposed()
  }, [latest, onProposed])
  const offered = capitalKinds.filter((kind) => accountsFor(kind, accounts).length > 0)
  if (offered.length === 0) return null
  return (
    <ProposeForm
      key={`${proposed} ${again?.id}`}
      title={words('propose.title')}
      draft={again?.id ?? ''}
      options={offered.map((value) => ({
        value,
        label: words(`kinds.${value}`),
        description: words(`propose.texts.${value}`),
        what: words(`propose.whats.${value}`),
        more: (form: EndpointForm<Typed>) => (
          <Fields kind={value} form={form} accounts={accountsFor(value, accounts)} />
        ),
      }))}
      propose={propose}
      fields={again === undefined ? nothing : { ...typedIn(again), action: again.kind, note: again.note }}
      faults={capitalFaults}
      body={(kind, note, typed): CapitalProposal => ({
        ...bodyOf(kind, note, typed, accounts),
        ...(again === undefined ? {} : { corrects: again.id }),
      })}
    />
  )
}

const accountsFor = (kind: CapitalKind, accounts: readonly CapitalAccountWire[]) =>
  accounts.filter(({ takesOpeningBalance }) => kind !== 'opening-balance' || takesOpeningBalance)

function bodyOf(
  kind: CapitalKind,
  note: string,
  { account: key, amount, day, bankReference }: Typed,
  accounts: readonly CapitalAccountWire[],
): CapitalProposal {
  const chosen = accounts.find((one) => keyOf(one) === key)
  if (chosen === undefined) throw new Error('the form was sent without an account')
  const { account, currency } = chosen
  const reference = bankReference.trim()
  return {
    kind,
    account,
    amount: { amount, currency },
    day,
    ...(reference === '' ? {} : { bankReference: reference }),
    note,
  }
}

interface FieldsProps {
  kind: CapitalKind
  form: EndpointForm<Typed>
  accounts: readonly CapitalAccountWire[]
}

function Fields({ kind, form, accounts }: FieldsProps) {
  const chosen = accounts.find((one) => keyOf(one) === form.watch('account'))
  return (
    <>
      <Select
        label={words('propose.account')}
        placeholder={words('propose.accountChoose')}
        options={accounts.map((one) => ({
          value: keyOf(one),
          label: words('propose.accountOption', {
            account: accountName(one.account) ?? one.account,
            currency: one.currency,
            balance: format.money({ amount: one.balance, currency: one.currency }),
          }),
        }))}
        {...form.field('account', {
          validate: (key) => accounts.some((one) => keyOf(one) === key) || words('propose.accountMissing'),
          // Minor units of one currency are another amount in the next.
          onChange: () => form.setValue('amount', ''),
        })}
      />
      {chosen === undefined ? null : <AmountField kind={kind} form={form} account={chosen} />}
      <DatePicker
        label={words('propose.day')}
        hint={words(kind === 'opening-balance' ? 'propose.openingDayHint' : 'propose.dayHint')}
        max={todayInChile()}
        {...form.choice('day', {
          validate: (day) =>
            !isDay(day) ? words('propose.dayMissing') : day <= todayInChile() || words('propose.dayAhead'),
        })}
      />
      <TextInput
        label={words('propose.reference')}
        hint={words('propose.referenceHint')}
        optional
        autoComplete="off"
        maxLength={60}
        {...form.field('bankReference')}
      />
    </>
  )
}

function AmountField({
  kind,
  form,
  account,
}: Omit<FieldsProps, 'accounts'> & { account: CapitalAccountWire }) {
  const { currency, available } = account
  return (
    <AmountInput
      label={words('propose.amount')}
      hint={
        kind === 'withdrawal'
          ? words('propose.available', { amount: format.money({ amount: available, currency }) })
          : undefined
      }
      currency={currency}
      decimals={format.decimals(currency)}
      {...form.choice('amount', {
        validate: (minor) => /[1-9]/.test(minor) || words('propose.amountMissing'),
      })}
    />
  )
}
