import { toWireId } from '@puente/contract'
import { accountRows } from './letters-transfers.ts'
import type { Letter, Letters } from './letter.ts'
import { messages } from './messages-debts.es.ts'
import type { AboutDebt } from './moments.ts'
import { amount, createWords } from './words.ts'

const words = createWords(messages)

const actionTo = ({ debtId }: AboutDebt, label: string): NonNullable<Letter['action']> => ({
  label,
  path: `/debts/${toWireId('receivable', debtId)}`,
})

const whyOf = ({ recipient }: AboutDebt): string =>
  recipient === undefined ? words('opened.other') : words('opened.ofTransfer', { recipient })

/** Mails about a customer's debt after the bank reversed a payment. Each links to the debt's page. */
export const debtLetters: Letters<'debt-opened' | 'debt-part-paid' | 'debt-paid' | 'debt-paid-twice'> = {
  'debt-opened': (facts, { brandName: brand }) => {
    const remaining = amount(facts.remaining)
    return {
      subject: words('opened.subject', { remaining }),
      body: words('opened.body', { remaining, why: whyOf(facts) }),
      rows: accountRows(facts, facts.remaining),
      after: words('opened.after', { brand }),
      action: actionTo(facts, words('pay')),
    }
  },
  'debt-part-paid': (facts) => {
    const [paid, remaining] = [amount(facts.paid), amount(facts.remaining)]
    return {
      subject: words('partPaid.subject', { paid, remaining }),
      body: words('partPaid.body', { paid, remaining }),
      action: actionTo(facts, words('pay')),
    }
  },
  'debt-paid': (facts) => ({
    subject: words('paid.subject', { owed: amount(facts.owed) }),
    body: words('paid.body', { paid: amount(facts.paid) }),
    ...(facts.sentBack === undefined
      ? {}
      : { after: words('paid.sentBack', { sentBack: amount(facts.sentBack) }) }),
    action: actionTo(facts, words('receipt')),
  }),
  'debt-paid-twice': (facts) => ({
    subject: words('paidTwice.subject'),
    body: words('paidTwice.body', { sentBack: amount(facts.sentBack ?? facts.paid) }),
    action: actionTo(facts, words('see')),
  }),
}
