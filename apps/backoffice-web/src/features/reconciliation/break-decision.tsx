import type { BreakWire, CounterAccount, ReconciledItemWire } from '@puente/contract/staff'
import { Button, Card, Checkbox, Form, Muted, RadioCards, Select } from '@puente/ui'
import { faultsOf, format, refusalOf } from '@puente/web'
import { useState } from 'react'
import { dayText } from '../../shell/moment.tsx'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { differenceOf, needsSecond } from './adding-up.ts'
import { ItemsTable } from './items-table.tsx'
import { useBookBreak, useMatchBreak } from './queries.ts'
import { kindText, signedText, words } from './words.ts'
import { NoteField, shortestNote } from './note-field.tsx'
import { useDraft } from '../../shell/use-draft.ts'

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
        what={
          action === 'match'
            ? words('break.what.match')
            : words('break.what.book', {
                account: account === undefined ? '' : words(`break.counters.${account}`),
              })
        }
        consequence={words(`break.consequence.${action}`)}
        mayDecide={mayAct}
      />
    </>
  )
}

type How = 'match' | 'book'
const options = (['match', 'book'] as const).map((value) => ({
  value,
  label: words(`break.options.${value}`),
  description: words(`break.options.${value}Text`),
}))
interface Closing {
  how: How | ''
  found: BreakWire
  others: readonly ReconciledItemWire[]
  account: CounterAccount | ''
}

/** Messages for choices that are missing before a break can be closed, by field name. */
function lacking({ how, found, others, account }: Closing): Record<string, string> {
  if (how === '') return { how: words('break.howMissing') }
  if (how === 'book') return account === '' ? { account: words('break.accountMissing') } : {}
  if (others.length === 0) return { items: words('break.chooseMissing') }
  return differenceOf(found.item, others) === 0n ? {} : { items: words('break.sumDiffers') }
}

function CloseForm({ found }: { found: BreakWire }) {
  const match = useMatchBreak(found.id)
  const booking = useBookBreak(found.id)
  const [how, setHow] = useState<How | ''>('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [account, setAccount] = useState<CounterAccount | ''>('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const others = found.candidates.flatMap(({ item }) => (chosen.includes(item.id) ? [item] : []))
  const busy = match.isPending || booking.isPending
  const error = how === 'match' ? match.error : booking.error
  const [note, setNote] = useDraft('close', '', { isPending: busy, error })

  const submit = () => {
    const wrong = {
      ...lacking({ how, found, others, account }),
      ...(note.trim().length < shortestNote ? { note: words('break.reasonMissing') } : {}),
    }
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return
    if (how === 'match') match.mutate({ items: [...chosen], note: note.trim() })
    else if (account !== '') booking.mutate({ account, note: note.trim() })
  }
  const label = how === 'book' ? 'submitBook' : needsSecond(found, others) ? 'submitPropose' : 'submitMatch'

  return (
    <Card title={words('break.close')}>
      <Form
        busy={busy}
        refusal={refusalOf(error)}
        faults={{ ...faultsOf(error), ...faults }}
        onSubmit={submit}
      >
        <RadioCards
          name="how"
          legend={words('break.how')}
          columns={2}
          options={options}
          value={how}
          onChange={setHow}
        />
        {how === 'match' ? <Choose found={found} chosen={chosen} setChosen={setChosen} /> : null}
        {how === 'book' ? <Counter found={found} account={account} choose={setAccount} /> : null}
        <NoteField
          label={words('break.reason')}
          hint={words('break.reasonHint')}
          value={note}
          onChange={setNote}
        />
        <Button type="submit" kind="primary" busy={busy} style={{ alignSelf: 'flex-start' }}>
          {words(`break.${label}`)}
        </Button>
      </Form>
    </Card>
  )
}

interface CounterProps {
  found: BreakWire
  account: CounterAccount | ''
  choose: (account: CounterAccount | '') => void
}

function Counter({ found, account, choose }: CounterProps) {
  return (
    <Select
      name="account"
      label={words('break.account')}
      placeholder={words('break.accountMissing')}
      options={found.counters.map((value) => ({ value, label: words(`break.counters.${value}`) }))}
      value={account}
      onChange={({ target }) => choose(found.counters.find((one) => one === target.value) ?? '')}
    />
  )
}

interface ChooseProps {
  found: BreakWire
  chosen: readonly string[]
  setChosen: (chosen: readonly string[]) => void
}

/** The candidate movements, and the difference that remains with those chosen. */
function Choose({ found, chosen, setChosen }: ChooseProps) {
  const { currency, candidates } = found
  if (candidates.length === 0) return <Muted as="p">{words('break.noCandidates')}</Muted>
  const others = candidates.flatMap(({ item }) => (chosen.includes(item.id) ? [item] : []))
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
            setChosen(target.checked ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
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
