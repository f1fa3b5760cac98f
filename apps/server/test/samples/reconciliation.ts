/* long: every request depends on breaks from the same bank statement lines */
import type { StaffRole } from '@puente/contract'
import {
  settingKind,
  type BankStatementWire,
  type BreakSummary,
  type BreakWire,
} from '@puente/contract/staff'
import { csvStatement, sendStatement } from '../bank-statements.ts'
import type { Principal } from '../authorisation.ts'
import { settingNow } from '../settings.ts'
import { type Cast, decisionAt, once, roleOf } from './cast.ts'

interface Listed<Item> {
  readonly items: readonly Item[]
}

const NUMBER = '00-000-1'
const FROM = '2020-01-02'
let made = 0

/**
 * Valid requests for statements, breaks, matches and rules. Each break is a statement line without a counterpart in
 * the books.
 */
export function reconciliationSamples(cast: Cast) {
  const { as } = cast
  let standsMinor = 0
  let statementId = ''
  /** Adds a statement line on a day of its own. Returns the resulting break. */
  const seeded = async (pesos = 1000): Promise<string> => {
    made += 1
    const id = `MUESTRA-${made}`
    const day = new Date(Date.parse(FROM) + made * 24 * 3_600_000).toISOString().slice(0, 10)
    const content = csvStatement({
      number: NUMBER,
      reference: `M-${made}`,
      from: day,
      opening: standsMinor,
      lines: [{ day, id, pesos }],
    })
    const { body } = await sendStatement<Listed<BankStatementWire>>(as('tesoreria'), content, {
      account: 'operator-bank/CLP',
    })
    if (body.items?.[0]?.state !== 'accepted') throw new Error(JSON.stringify(body))
    standsMinor += pesos
    statementId = body.items[0].id
    const listed = await as('tesoreria').get<Listed<BreakSummary>>('/api/breaks?code=operator-bank&limit=100')
    const found = listed.body.items.find(({ references }) => references.includes(id.replace('-', '')))
    if (found === undefined) throw new Error(`no break ${id}`)
    return found.id
  }
  /** A credit of the clients' account with its payer, on a day of its own. */
  let creditsMinor = 0
  const seededCredit = async (): Promise<string> => {
    made += 1
    const day = new Date(Date.parse(FROM) + made * 24 * 3_600_000).toISOString().slice(0, 10)
    const id = `ABONO-${made}`
    const payer = { rut: '12.345.678-5', name: 'Otra Persona Ficticia' }
    const content = csvStatement({
      reference: `A-${made}`,
      from: day,
      opening: creditsMinor,
      lines: [{ day, id, pesos: 1000, ...payer }],
    })
    creditsMinor += 1000
    await sendStatement(as('tesoreria'), content)
    const listed = await as('tesoreria').get<Listed<BreakSummary>>('/api/breaks?code=client-bank&limit=100')
    const found = listed.body.items.find(({ references }) => references.includes(id.replace('-', '')))
    if (found === undefined) throw new Error(`no break ${id}`)
    return found.id
  }
  const some = once(() => seeded())
  const pair = async () => {
    const id = await seeded(700)
    const other = await seeded(-700)
    return { path: `/api/breaks/${id}/match`, body: { items: [other], note: 'Prueba' } }
  }
  const matched = async () => {
    const { path, body } = await pair()
    const done = await as('tesoreria').post<BreakWire>(path, body)
    return done.body.item.matchId ?? ''
  }
  const booking = { account: 'partner-charges', note: 'Prueba' }
  /** A match that two people made with a journal. */
  const booked = async (): Promise<string> => {
    const path = `/api/breaks/${await seeded()}`
    await as('tesoreria').post(`${path}/booking`, booking)
    return (await as('oficial').decide<BreakWire>(`${path}/decision`, 'confirm')).body.item.matchId ?? ''
  }
  const proposedTo = async (decider: StaffRole | undefined): Promise<string> => {
    const id = await seeded()
    await as(decider === 'treasury' ? 'oficial' : 'tesoreria').post(`/api/breaks/${id}/booking`, booking)
    return id
  }
  return {
    listReconciledAccounts: async () => ({ path: '/api/reconciled-accounts' }),
    importStatement: async () => {
      await some()
      return {
        path: '/api/reconciled-accounts/operator-bank/CLP/statements?fileName=x.csv',
        bytes: Buffer.from(
          csvStatement({ number: NUMBER, reference: 'M-1', from: FROM, opening: 0, lines: [] }),
        ),
      }
    },
    listBankStatements: async () => ({ path: '/api/bank-statements' }),
    getBankStatement: async () => {
      await some()
      return { path: `/api/bank-statements/${statementId}` }
    },
    listStatementLines: async () => {
      await some()
      return { path: `/api/bank-statements/${statementId}/lines` }
    },
    listBreaks: async () => ({ path: '/api/breaks' }),
    getBreak: async () => ({ path: `/api/breaks/${await some()}` }),
    noteBreak: async () => ({ path: `/api/breaks/${await some()}/notes`, body: { words: 'Prueba' } }),
    matchBreak: pair,
    proposeBreakBooking: async () => ({ path: `/api/breaks/${await seeded()}/booking`, body: booking }),
    'waiting:break': async (principal: Principal) =>
      decisionAt({ as }, `/api/breaks/${await proposedTo(roleOf(principal))}/decision`, 'send-back'),
    proposeBreakSuspense: async () => ({
      path: `/api/breaks/${await seededCredit()}/suspense`,
      body: { note: 'Prueba' },
    }),
    'waiting:match-undo': async (principal: Principal) => {
      const path = `/api/matches/${await booked()}`
      const proposer = roleOf(principal) === 'treasury' ? 'oficial' : 'tesoreria'
      await as(proposer).post(`${path}/undoing`, { note: 'Prueba' })
      return decisionAt({ as }, `${path}/decision`, 'send-back')
    },
    proposeStatementVoid: async () => {
      await seeded()
      return { path: `/api/bank-statements/${statementId}/voiding`, body: { note: 'Prueba' } }
    },
    'waiting:statement-void': async (principal: Principal) => {
      await seeded()
      const path = `/api/bank-statements/${statementId}`
      const proposer = roleOf(principal) === 'treasury' ? 'oficial' : 'tesoreria'
      await as(proposer).post(`${path}/voiding`, { note: 'Prueba' })
      return decisionAt({ as }, `${path}/decision`, 'send-back')
    },
    getMatch: async () => ({ path: `/api/matches/${await matched()}` }),
    undoMatch: async () => ({ path: `/api/matches/${await matched()}/undoing`, body: { note: 'Prueba' } }),
    rehearseReconciliationRules: async () => {
      const data = await settingNow(as('tesoreria'), settingKind.reconciliationRules)
      return { path: '/api/reconciliation-rules/rehearsal', body: { data } }
    },
  }
}
