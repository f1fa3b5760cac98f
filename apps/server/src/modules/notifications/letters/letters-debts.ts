import { toWireId } from '@puente/contract'
import { accountRows } from './letters-transfers.ts'
import type { Letters, Target } from './letter.ts'
import type { AboutDebt, DebtPaid } from '../template-facts.ts'
import { amount } from '../words.ts'

const target = ({ debtId }: AboutDebt): Target => ({ path: `/debts/${toWireId('receivable', debtId)}` })

const debtValues = (debt: AboutDebt) => ({
  reference: debt.reference,
  owed: amount(debt.owed),
  remaining: amount(debt.remaining),
})

const paidLetter = (facts: DebtPaid) => ({
  values: { ...debtValues(facts), paid: amount(facts.paid), sentBack: amount(facts.sentBack ?? facts.paid) },
  target: target(facts),
})

/** Messages about a customer's debt after the bank reversed a payment. Each links to the debt's page. */
export const debtLetters: Letters<'debt-opened' | 'debt-part-paid' | 'debt-paid' | 'debt-paid-twice'> = {
  'debt-opened': (facts) => ({
    values: {
      ...debtValues(facts),
      about: facts.recipient === undefined ? 'other' : 'transfer',
      recipient: facts.recipient ?? '',
    },
    rows: accountRows(facts, facts.remaining),
    target: target(facts),
  }),
  'debt-part-paid': paidLetter,
  'debt-paid': (facts) => {
    const letter = paidLetter(facts)
    return { ...letter, values: { ...letter.values, over: facts.sentBack === undefined ? 'no' : 'yes' } }
  },
  'debt-paid-twice': paidLetter,
}
