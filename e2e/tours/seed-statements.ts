import type { BrowserContext } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { statementOf, type ToldLine } from '../kit/bank-statements.ts'

interface StatementRow {
  readonly id: string
  readonly references: readonly string[]
}

/** Uploads a statement of the operator's own account; returns the result. */
async function sent(
  staff: BrowserContext,
  reference: string,
  day: string,
  opening: number,
  lines: readonly ToldLine[],
) {
  const content = statementOf({ number: 'OP-1', currency: 'CLP', reference, day, opening, lines })
  const url = `${addresses().backoffice}/api/reconciled-accounts/operator-bank/CLP/statements?fileName=cartola-enero.csv`
  const answer = await staff.request.post(url, {
    headers: { 'content-type': 'application/octet-stream', origin: new URL(addresses().backoffice).origin },
    data: Buffer.from(content),
  })
  const { items } = (await answer.json()) as { items: readonly { id: string }[] }
  return items[0]?.id ?? ''
}

/** Creates an accepted statement, a refused one, a break with a candidate, and a match. */
export async function seedStatements(staff: BrowserContext): Promise<{
  bankStatement: string
  refusedStatement: string
  bankBreak: string
  match: string
}> {
  const bankStatement = await sent(staff, 'E-1', '2026-01-05', 0, [
    {
      id: 'IDA',
      units: -45_300,
      words: 'Comisión de mantención y servicios de banca en línea, María de los Ángeles',
    },
    { id: 'VUELTA', units: 45_300, words: 'Reversa' },
    { id: 'DOBLE', units: 9_900 },
    { id: 'DOBLE', units: -9_900 },
    { id: 'LEJOS', units: 123_456_789_012 },
  ])
  const refusedStatement = await sent(staff, 'E-9', '2026-01-09', 5, [])
  const { items } = (await (
    await staff.request.get(`${addresses().backoffice}/api/breaks?code=operator-bank&limit=100`)
  ).json()) as { items: readonly StatementRow[] }
  const lines = (await (
    await staff.request.get(`${addresses().backoffice}/api/bank-statements/${bankStatement}/lines`)
  ).json()) as { items: readonly { matchId?: string }[] }
  return {
    bankStatement,
    refusedStatement,
    bankBreak: items.find(({ references }) => references.includes('IDA'))?.id ?? '',
    match: lines.items.find(({ matchId }) => matchId !== undefined)?.matchId ?? '',
  }
}
