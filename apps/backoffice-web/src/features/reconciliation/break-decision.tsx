import {
  breakActions,
  type BreakAction,
  type BreakWire,
  type CounterAccount,
  type ReconciledItemWire,
} from '@puente/contract/staff'
import { Button, Card, Checkbox, Form, Muted, Notice, RadioCards, Select, TextArea } from '@puente/ui'
import { format, useEndpointForm, type EndpointForm } from '@puente/web'
import { dayText } from '../../shell/moments/moment.tsx'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { differenceOf, needsSecond } from './adding-up.ts'
import { ItemsTable } from './items-table.tsx'
import { useBookBreak, useMatchBreak, useSuspendBreak } from './queries.ts'
import { kindText, signedText, words } from './words.ts'

interface BreakDecisionProps {
  found: BreakWire
  mayAct: boolean
}

/** The next step of a break: closing it, or a second person's decision. */
export function BreakDecision({ found, mayAct }: BreakDecisionProps) {
  if (found.closed) return null
  if (found.proposal !== undefined) return <Proposed proposal={found.proposal} mayAct={mayAct} />
  return mayAct ? <CloseForm found={found} /> : null
}

interface ProposedProps {
  proposal: NonNullable<BreakWire['proposal']>
  mayAct: boolean
}

function Proposed({ proposal, mayAct }: ProposedProps) {
  const { action, account, items } = proposal
  return (
    <>
      {items.length === 0 ? null : (
        <Card title={words('break.proposed')} padding="none">
          <ItemsTable caption={words('break.proposed')} items={items} shows={['side', 'about']} />
        </Card>
      )}
      <ProposalCard
        proposal={proposal}
        what={words(`break.what.${action}`, {
          account: account === undefined ? '' : words(`break.counters.${account}`),
        })}
        consequence={words(`break.consequence.${action}`)}
        mayDecide={mayAct}
      />
    </>
  )
}

type How = BreakAction
/** The ways to close a break. Only a credit of the clients' account can become money in suspense. */
const optionsFor = ({ maySuspend }: BreakWire) =>
  breakActions
    .filter((value) => value !== 'suspend' || maySuspend)
    .map((value) => ({
      value,
      label: words(`break.options.${value}`),
      description: words(`break.options.${value}Text`),
    }))
interface Closing {
  readonly how: How | ''
  readonly items: readonly string[]
  readonly account: CounterAccount | ''
  readonly note: string
}
const nothing: Closing = { how: '', items: [], account: '', note: '' }

const CHARGE_WORDS = /comisi[oó]n|cobro|cargo|mantenci[oó]n|fee|charge/i
/** Whether the bank's text of a debit without candidates contains a word for a charge. */
const isCharge = ({ item, candidates, counters }: BreakWire): boolean =>
  item.side === 'bank' &&
  item.amount.amount.startsWith('-') &&
  candidates.length === 0 &&
  counters.includes('partner-charges') &&
  CHARGE_WORDS.test(item.words ?? '')

const chosenOf = ({ candidates }: BreakWire, ids: readonly string[]): readonly ReconciledItemWire[] =>
  candidates.flatMap(({ item }) => (ids.includes(item.id) ? [item] : []))

function useCloseForm(found: BreakWire): EndpointForm<Closing> {
  const match = useMatchBreak(found.id)
  const booking = useBookBreak(found.id)
  const suspending = useSuspendBreak(found.id)
  const all = [match, booking, suspending]
  const reset = () => {
    for (const one of all) one.reset()
  }
  return useEndpointForm<Closing>({
    sending: {
      isPending: all.some(({ isPending }) => isPending),
      isSuccess: all.some(({ isSuccess }) => isSuccess),
      error: match.error ?? booking.error ?? suspending.error,
      reset,
    },
    defaults: isCharge(found) ? { ...nothing, how: 'book', account: 'partner-charges' } : nothing,
    draft: useFormDraft('close'),
    submit: ({ how, items, account, note }) => {
      reset()
      const chosen = items.filter((id) => found.candidates.some(({ item }) => item.id === id))
      if (how === 'match') match.mutate({ items: chosen, note: note.trim() })
      else if (how === 'suspend') suspending.mutate(note.trim())
      else if (account !== '') booking.mutate({ account, note: note.trim() })
    },
  })
}

function CloseForm({ found }: { found: BreakWire }) {
  const form = useCloseForm(found)
  const how = form.choice('how', { required: words('break.howMissing') })
  const others = chosenOf(found, form.watch('items'))
  const label =
    how.value === 'book'
      ? 'submitBook'
      : how.value === 'suspend'
        ? 'submitSuspend'
        : needsSecond(found, others)
          ? 'submitPropose'
          : 'submitMatch'
  return (
    <Card title={words('break.close')}>
      <Form {...form.props}>
        <RadioCards legend={words('break.how')} columns={2} options={optionsFor(found)} {...how} />
        {how.value === 'match' ? <Choose found={found} choice={form.choice} /> : null}
        {how.value === 'book' && isCharge(found) ? (
          <Notice title={words('break.charge')}>{words('break.chargeText')}</Notice>
        ) : null}
        {how.value === 'book' ? <Counter found={found} field={form.field} /> : null}
        <TextArea
          label={words('break.reason')}
          hint={words('break.reasonHint')}
          rows={2}
          maxLength={1000}
          {...form.field('note', noteRule(words('break.reasonMissing')))}
        />
        <Button type="submit" kind="primary" busy={form.props.busy} style={{ alignSelf: 'flex-start' }}>
          {words(`break.${label}`)}
        </Button>
      </Form>
    </Card>
  )
}

interface CounterProps extends Pick<EndpointForm<Closing>, 'field'> {
  found: BreakWire
}

function Counter({ found: { counters }, field }: CounterProps) {
  return (
    <Select
      label={words('break.account')}
      placeholder={words('break.accountMissing')}
      options={counters.map((value) => ({ value, label: words(`break.counters.${value}`) }))}
      {...field('account', {
        validate: (account) => counters.some((one) => one === account) || words('break.accountMissing'),
      })}
    />
  )
}

interface ChooseProps extends Pick<EndpointForm<Closing>, 'choice'> {
  found: BreakWire
}

/** The candidate movements, and the difference that remains with those chosen. */
function Choose({ found, choice }: ChooseProps) {
  const { currency, candidates } = found
  const { value: chosen, onChange } = choice('items', {
    validate: (ids) => {
      const others = chosenOf(found, ids)
      if (others.length === 0) return words('break.chooseMissing')
      return differenceOf(found.item, others) === 0n || words('break.sumDiffers')
    },
  })
  if (candidates.length === 0) return <Muted as="p">{words('break.noCandidates')}</Muted>
  const others = chosenOf(found, chosen)
  const difference = differenceOf(found.item, others)
  return (
    <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
      <legend style={{ padding: 0, marginBottom: 8, fontWeight: 500 }}>{words('break.choose')}</legend>
      {candidates.map(({ item }, place) => (
        <Checkbox
          key={item.id}
          name={place === 0 ? 'items' : `items-${place}`}
          checked={chosen.includes(item.id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
          }
          label={`${signedText(item.amount.amount, currency)} · ${kindText(item)} · ${dayText(item.day)} · ${words(`item.sides.${item.side}`)}`}
        />
      ))}
      <p role="status" style={{ margin: '8px 0 0' }}>
        {others.length === 0
          ? null
          : difference === 0n
            ? words('break.sumZero')
            : `${words('break.sum')}: ${signedText(String(difference), currency)}. ${words('break.sumDiffers')}`}
      </p>
      <Muted as="p">
        {words('break.limit', { amount: format.money({ amount: found.handLimit, currency }) })}
      </Muted>
    </fieldset>
  )
}
