import { fromWireId } from '@puente/contract'
import type {
  DebtWire,
  RefundAccountWire,
  TaskWire,
  TransferSummaryWire,
  TransferWire,
} from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { unmatchedMoneyOf, uuidOf, type UnmatchedMoney } from '../../../test/unmatched-money.ts'
import { outcomesOf, type Outcomes } from '../../../test/outcomes.ts'
import { asOwner } from '../../../test/owner.ts'

let life: RunningEnvironment
let persona: Client
let out: Outcomes
let kit: UnmatchedMoney
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  out = outcomesOf(life, persona)
  kit = await unmatchedMoneyOf(life)
})
afterAll(async () => life?.close())

const PATIENCE = { timeout: 60_000, interval: 100 }
const own = { rut: '11.222.333-9', name: 'Persona Demo' }
const recipient = (name: string) => ({ recipient: { name } })

interface Tasks {
  readonly items: readonly TaskWire[]
  readonly count: number
}
const tasks = async (client = persona) => (await client.get<Tasks>('/api/tasks')).body
const idOf = ({ id }: TaskWire) => id.slice(id.indexOf(':') + 1)

/** The tasks that follow from the page of each transfer. */
async function saidByPages(): Promise<string[]> {
  const said: string[] = []
  let after: string | undefined
  do {
    const query = after === undefined ? '' : `&after=${encodeURIComponent(after)}`
    const { body } = await persona.get<{ items: TransferSummaryWire[]; next?: string }>(
      `/api/transfers?limit=100${query}`,
    )
    for (const { id } of body.items) {
      const transfer = (await persona.get<TransferWire>(`/api/transfers/${id}`)).body
      const account = (await persona.get<RefundAccountWire>(`/api/transfers/${id}/refund-account`)).body
      const uuid = fromWireId('transfer', id) ?? ''
      const { choice, correction, payment, state } = transfer
      if (payment?.open === true) said.push(`pay-order ${uuid} ${payment.remainingMinor}`)
      if (choice !== undefined) said.push(`choose ${uuid} ${choice.received.amount}`)
      if (correction !== undefined && state === 'needs-correction')
        said.push(`correct-recipient ${uuid} ${transfer.price.send.amount}`)
      if (account.needed && account.given === undefined)
        said.push(`give-refund-account ${uuid} ${account.amount?.amount ?? ''}`)
    }
    after = body.next
  } while (after !== undefined)
  const debts = (await persona.get<{ items: DebtWire[] }>('/api/debts')).body.items
  for (const { id, status, remaining } of debts)
    if (status === 'open') said.push(`pay-debt ${fromWireId('receivable', id)} ${remaining.amount}`)
  return said.sort()
}

/** Compares the list with the pages and checks its invariants. */
async function agreed(): Promise<Tasks> {
  const found = { list: { items: [], count: 0 } as Tasks }
  await expect
    .poll(async () => {
      const pages = await saidByPages()
      found.list = await tasks()
      const listed = found.list.items
        .filter(({ kind }) => kind !== 'pending-item' && kind !== 'answer-thread')
        .map((task) => `${task.kind} ${idOf(task)} ${task.amount?.amount ?? ''}`)
        .sort()
      return [pages, listed]
        .map((lines) => lines.join('\n'))
        .join('\n===\n')
        .split('\n===\n')
        .every((text, _n, [first]) => text === first)
    }, PATIENCE)
    .toBe(true)
  const { items } = found.list
  const due = items.flatMap(({ dueAt }) => dueAt ?? [])
  expect(due).toEqual(due.toSorted())
  // Tasks without a deadline come after those with one.
  expect(items.findLastIndex(({ dueAt }) => dueAt !== undefined)).toBe(due.length - 1)
  for (const task of items.filter(({ kind }) => kind === 'pay-order' || kind === 'choose')) {
    expect(task.overdue).toBe(false)
    expect(task.amount?.amount).not.toBe('0')
  }
  return found.list
}
const kindsOf = ({ items }: Tasks) => items.map(({ kind }) => kind)
const taskOf = ({ items }: Tasks, transferId: string) =>
  items.find((task) => idOf(task) === uuidOf(transferId))

describe('the list of tasks and the pages of the transfers', () => {
  it('an order: a payment, then the rest of it, and no task once it is funded', async () => {
    const ordered = await life.order(persona, recipient('Rosa Uno'))
    expect(taskOf(await agreed(), ordered.id)).toMatchObject({
      kind: 'pay-order',
      path: `/send/pay/${ordered.id}`,
      recipientName: 'Rosa Uno',
      mine: true,
    })
    await life.pay(persona, ordered.id, { amount: '60000' })
    await out.until(ordered.id, ({ payment }) => (payment?.receivedMinor === '60000' ? true : undefined))
    expect(taskOf(await agreed(), ordered.id)).toMatchObject({
      amount: { amount: '140000' },
      received: { amount: '60000' },
    })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    expect(taskOf(await agreed(), ordered.id)).toBeUndefined()
  })

  it('an order paid in part, past its deadline: a choice, and no payment', async () => {
    const ordered = await out.partlyPaid('60000', recipient('Rosa Corta'))
    await out.pastDeadline()
    await out.until(ordered.id, ({ choice }) => choice)
    expect(taskOf(await agreed(), ordered.id)).toMatchObject({
      kind: 'choose',
      choice: 'short',
      amount: { amount: '60000' },
      path: `/transfers/${ordered.id}/choice`,
    })
    await persona.post(`/api/transfers/${ordered.id}/choice`, { answer: 'refund' })
    await life.reaches(persona, ordered.id, 'refunded')
    expect(taskOf(await agreed(), ordered.id)).toBeUndefined()
  })

  it('an order paid late: a choice about the full amount, and no payment of zero', async () => {
    await out.setRate('USD', '950')
    const ordered = await out.partlyPaid('60000', recipient('Rosa Tarde'))
    await out.pastDeadline()
    await out.until(ordered.id, ({ choice }) => choice)
    await out.setRate('USD', '960')
    await out.transferFor(ordered, '140000')
    await out.until(ordered.id, ({ choice }) => (choice?.kind === 'late' ? choice : undefined))
    const late = await agreed()
    expect(taskOf(late, ordered.id)).toMatchObject({
      kind: 'choose',
      choice: 'late',
      amount: { amount: '200000' },
    })
    expect(kindsOf(late)).not.toContain('pay-order')
    await persona.post(`/api/transfers/${ordered.id}/choice`, { answer: 'refund' })
    await life.reaches(persona, ordered.id, 'refunded')
  })

  it('an unpaid order past its deadline: no task', async () => {
    const ordered = await life.order(persona, recipient('Rosa Nunca'))
    await out.pastDeadline()
    await life.reaches(persona, ordered.id, 'expired')
    expect(taskOf(await agreed(), ordered.id)).toBeUndefined()
  })

  it('a returned payout: a correction until its deadline; then a refund without a task', async () => {
    await out.setRate('USD', '955')
    const ordered = await life.order(persona, recipient('Rosa Rechazo'))
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'needs-correction')
    const task = taskOf(await agreed(), ordered.id)
    expect(task).toMatchObject({
      kind: 'correct-recipient',
      path: `/transfers/${ordered.id}/correction`,
      recipientName: 'Rosa Rechazo',
    })
    expect(task?.dueAt).toBe((await out.seen(ordered.id)).correction?.dueAt)
    await persona.post(`/api/transfers/${ordered.id}/refund-choice`, {})
    await life.reaches(persona, ordered.id, 'refunded')
    expect(taskOf(await agreed(), ordered.id)).toBeUndefined()
  })

  it('a refund that the bank rejected: another account, until the customer gives one', async () => {
    const { ordered } = await kit.rejectedRefund(persona, '59921')
    expect(taskOf(await agreed(), ordered.id)).toMatchObject({
      kind: 'give-refund-account',
      amount: { amount: '59921' },
    })
  })

  it('a debt: until it is paid, blocking, with the amount due', async () => {
    const ordered = await life.order(persona, { amount: '201301', ...recipient('Rosa Deuda') })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    await kit.reverse('201301')
    const debt = async () => (await tasks()).items.find(({ kind }) => kind === 'pay-debt')
    await expect.poll(debt, PATIENCE).toMatchObject({ blocks: true, recipientName: 'Rosa Deuda' })
    await agreed()
    const reference = ordered.payment?.reference ?? ''
    await life.transferTo({ ...own, amount: '1301', reference })
    await expect.poll(async () => (await debt())?.amount?.amount, PATIENCE).toBe('200000')
    await life.transferTo({ ...own, amount: '200000', reference })
    await expect.poll(debt, PATIENCE).toBeUndefined()
    await agreed()
  })

  it('a review: no task', async () => {
    await life.controlSandbox('/control/names', { name: 'Rosa Revisada', kind: 'person' })
    const ordered = await life.order(persona, recipient('Rosa Revisada'))
    await life.reaches(persona, ordered.id, 'checking')
    expect(taskOf(await agreed(), ordered.id)).toBeUndefined()
    await persona.post(`/api/transfers/${ordered.id}/cancellation`, {})
  })

  it('a thread with an answer of staff: a task until the customer answers', async () => {
    const ordered = await life.order(persona, recipient('Rosa Pregunta'))
    const path = `/api/transfers/${ordered.id}/thread/messages`
    const thread = (await persona.post<{ id: string }>(path, { text: '¿Dónde va mi envío?' })).body
    expect(kindsOf(await agreed())).not.toContain('answer-thread')
    const support = await life.signedIn('soporte')
    await support.post(`/api/threads/${thread.id}/messages`, { text: 'Va en camino. ¿Llegó?' })
    const task = (await agreed()).items.find(({ kind }) => kind === 'answer-thread')
    expect([task?.path, task?.recipientName]).toEqual([`/support/${thread.id}`, 'Rosa Pregunta'])
    await persona.post(path, { text: 'Sí' })
    expect(kindsOf(await agreed())).not.toContain('answer-thread')
  })
})

it('a pending item: a task while the customer must act, none while staff review it', async () => {
  const [ordered] = await asOwner<{ customer_id: string }>(
    life,
    'select customer_id from transfers.transfer order by created_at limit 1',
  )
  const open = (kind: string, turn: string) =>
    asOwner(
      life,
      `insert into pending_items.item (id, kind, subject, facts, turn, turn_since, opened_at, blocks_from)
       values (gen_random_uuid(), $1, $2, '{}', $3, now(), now(), '2026-01-01')`,
      [kind, ordered?.customer_id, turn],
    )
  await open('location', 'customer')
  await open('sender-name', 'staff')
  const items = (await agreed()).items.filter(({ kind }) => kind === 'pending-item')
  expect(items).toMatchObject([{ item: 'location', path: '/notifications/update-location', blocks: true }])
  await asOwner(life, 'delete from pending_items.item where subject = $1', [ordered?.customer_id])
})
