import { fromWireId } from '@puente/contract'
import { addDays, inSantiago } from '../../src/modules/corridors/index.ts'
import { asOwner } from '../owner.ts'
import { once, type Cast } from './cast.ts'
import type { Orders } from './orders.ts'

/** Valid requests for printed documents. */
export function statementSamples({ life, as }: Cast, orders: Orders) {
  /** A period that has ended, so that new transfers do not change it. */
  const lastDays = () => {
    const { day } = inSantiago(life.runtime.clock.now())
    return { from: addDays(day, -30), to: addDays(day, -1) }
  }
  /** An issued statement of the person, with its verification code. */
  const statement = once(async () => {
    const { id } = (await as('persona').post<{ id: string }>('/api/statements', lastDays())).body
    const [row] = await asOwner<{ code: string }>(
      life,
      'select code from statements.account_statement where id = $1',
      [fromWireId('statement', id)],
    )
    return { id, code: row?.code ?? '' }
  })
  return {
    getOrderConfirmation: async () => ({
      path: `/api/transfers/${await orders.delivered()}/order-confirmation`,
    }),
    issueStatement: async () => ({ path: '/api/statements', body: lastDays() }),
    listStatements: async () => ({ path: '/api/statements' }),
    getStatementFile: async () => ({ path: `/api/statements/${(await statement()).id}/file?format=csv` }),
    verifyStatement: async () => ({ path: `/api/statement-verifications/${(await statement()).code}` }),
  }
}

/** Valid requests for the data of tax documents, of a month in which a fee was earned. */
export function taxSamples({ life }: Cast, orders: Orders) {
  const month = once(async () => {
    await orders.delivered()
    return inSantiago(life.runtime.clock.now()).day.slice(0, 7)
  })
  return {
    getTaxMonth: async () => ({ path: `/api/tax-months/${await month()}` }),
    getTaxGaps: async () => ({ path: `/api/tax-months/${await month()}/gaps` }),
    listTaxDocuments: async () => ({ path: `/api/tax-documents?month=${await month()}` }),
    exportTaxDocuments: async () => ({
      path: `/api/tax-documents/export?month=${await month()}&format=json`,
    }),
  }
}
