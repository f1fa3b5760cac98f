import { toWireId, type StaffRole } from '@puente/contract'
import { closeChecks } from '@puente/contract/staff'
import { expect } from 'vitest'
import type { Principal } from '../authorisation.ts'
import { unmatchedMoneyOf } from '../unmatched-money.ts'
import { type Cast, decisionAt, once, roleOf } from './cast.ts'

const back = { action: 'return', note: 'Devolver' }
const retry = { action: 'retry', note: 'Otra vez' }
const writeOff = { note: 'Castigar' }

/** Money that does not match an order, created once: proposals about it are sent back. */
export type Misfit = () => Promise<
  Readonly<Record<'suspense' | 'refund' | 'receivable' | 'transfer', string>>
>

/** Creates this money when the first row needs it. */
export const misfitOf = (cast: Cast): Misfit =>
  once(async () => {
    const kit = await unmatchedMoneyOf(cast.life)
    const { ordered, refund } = await kit.rejectedRefund(cast.as('persona'), '59921')
    return {
      suspense: (await kit.suspended({ amount: '43210' })).id,
      receivable: (await kit.owedByOutsider('43211')).id,
      refund: refund.id,
      transfer: ordered.id,
    }
  })

type PaidDebt = () => Promise<{ readonly id: string }>

/** A settled receivable from the person, so that it blocks nothing. */
export const paidDebtOf = (cast: Cast): PaidDebt =>
  once(async () => {
    const { life } = cast
    const find = async () =>
      (
        await life.pool.query<{ id: string; status: string }>(
          'select id, status from payins.receivable where amount_minor = 43213',
        )
      ).rows[0]
    const persona = cast.as('persona')
    const ordered = await life.order(persona, { amount: '43213' })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    await (await unmatchedMoneyOf(life)).reverse('43213')
    const statusIs = (status: string) =>
      expect.poll(async () => (await find())?.status, { timeout: 60_000 }).toBe(status)
    await statusIs('open')
    const reference = ordered.payment?.reference ?? ''
    await life.transferTo({ rut: '11.222.333-9', name: 'Persona Demo', amount: '43213', reference })
    await statusIs('settled')
    return { id: (await find())?.id ?? '' }
  })

/** Valid requests about the account for a refund that cannot go back to its source. */
export function refundAccountSamples(misfit: Misfit, paidDebt: PaidDebt) {
  const path = async () => `/api/transfers/${(await misfit()).transfer}/refund-account`
  const debtPath = async () => `/api/debts/${toWireId('receivable', (await paidDebt()).id)}`
  return {
    listTasks: async () => ({ path: '/api/tasks' }),
    listDebts: async () => ({ path: '/api/debts' }),
    getDebt: async () => ({ path: await debtPath() }),
    getDebtReceipt: async () => ({ path: `${await debtPath()}/receipt` }),
    getRefundAccount: async () => ({ path: await path() }),
    giveRefundAccount: async () => ({
      path: await path(),
      body: { bank: 'Caja Ficticia', accountType: 'vista', accountNumber: '0012345678' },
    }),
  }
}

/** Valid requests for money that does not match: view, assign, propose and decide. */
export function staffPayinSamples({ as }: Cast, misfit: Misfit) {
  const at = async (list: 'suspense' | 'refunds' | 'receivables') => {
    const { suspense, refund, receivable } = await misfit()
    return `/api/${list}/${{ suspense, refunds: refund, receivables: receivable }[list]}`
  }
  /** A path without a proposal, or with one by someone other than `decider`. */
  const proposalAt = async (path: string, proposal: unknown, decider?: StaffRole): Promise<string> => {
    for (const name of ['tesoreria', 'oficial'] as const)
      await as(name).decide(`${path}/decision`, 'send-back')
    if (decider !== undefined)
      await as(decider === 'treasury' ? 'oficial' : 'tesoreria').post(`${path}/proposal`, proposal)
    return path
  }
  const proposes = (list: Parameters<typeof at>[0], body: object) => async () => ({
    path: `${await proposalAt(await at(list), body)}/proposal`,
    body,
  })
  const decides = (list: Parameters<typeof at>[0], proposal: object) => async (principal: Principal) =>
    decisionAt(
      { as },
      `${await proposalAt(await at(list), proposal, roleOf(principal))}/decision`,
      'send-back',
    )
  return {
    listSuspense: async () => ({ path: '/api/suspense' }),
    getSuspense: async () => ({ path: await at('suspense') }),
    proposeSuspense: proposes('suspense', back),
    'waiting:suspense': decides('suspense', back),
    listRefunds: async () => ({ path: '/api/refunds' }),
    getRefund: async () => ({ path: await at('refunds') }),
    proposeRefund: proposes('refunds', retry),
    'waiting:refund': decides('refunds', retry),
    listReceivables: async () => ({ path: '/api/receivables' }),
    getReceivable: async () => ({ path: `/api/receivables/${(await misfit()).receivable}` }),
    proposeWriteOff: proposes('receivables', writeOff),
    'waiting:write-off': decides('receivables', writeOff),
  }
}

/** A day before anything was booked, so that an accidental confirmation closes nothing in use. */
const closing = { change: 'close', day: '2020-01-31', note: 'Prueba', despite: closeChecks }

/** The path of periods without a proposal, or with one by someone other than `decider`. */
async function periodsAt(as: Cast['as'], decider?: StaffRole): Promise<string> {
  const path = '/api/ledger-periods'
  for (const name of ['tesoreria', 'oficial'] as const) await as(name).decide(`${path}/decision`, 'send-back')
  if (decider !== undefined)
    await as(decider === 'treasury' ? 'oficial' : 'tesoreria').post(`${path}/proposal`, closing)
  return path
}

/** Valid requests about the operator's money. */
export const treasurySamples = ({ as }: Cast) => ({
  getTrialBalance: async () => ({ path: '/api/trial-balance' }),
  exportTrialBalance: async () => ({ path: '/api/trial-balance/export' }),
  listAgedMoney: async () => ({ path: '/api/aged-money' }),
  getAgedTotals: async () => ({ path: '/api/aged-totals' }),
  getPositions: async () => ({ path: '/api/positions' }),
  getSafeguarding: async () => ({ path: '/api/safeguarding' }),
  getBusinessFigures: async () => ({ path: '/api/business-figures?from=2026-11-01&to=2026-11-30' }),
  getOrderFigures: async () => ({ path: '/api/order-figures?from=2026-11-01&to=2026-11-30&compare=year' }),
  getDecisionFigures: async () => ({ path: '/api/decision-figures?from=2026-11-01&to=2026-11-30' }),
  getServiceFigures: async () => ({ path: '/api/service-figures?from=2026-11-01&to=2026-11-30' }),
  getCloseChecklist: async () => ({ path: '/api/close-checklist?scope=day&day=2020-01-31' }),
  recordDayClose: async () => ({ path: '/api/day-closes', body: { day: '2020-01-31' } }),
  listCloseRecords: async () => ({ path: '/api/close-records' }),
  getCloseRecord: async () => {
    const { body } = await as('tesoreria').post<{ id: string }>('/api/day-closes', { day: '2020-01-31' })
    return { path: `/api/close-records/${body.id}` }
  },
  getLedgerPeriods: async () => ({ path: '/api/ledger-periods' }),
  proposePeriodChange: async () => ({ path: `${await periodsAt(as)}/proposal`, body: closing }),
  'waiting:ledger-periods': async (principal: Principal) =>
    decisionAt({ as }, `${await periodsAt(as, roleOf(principal))}/decision`, 'send-back'),
})
