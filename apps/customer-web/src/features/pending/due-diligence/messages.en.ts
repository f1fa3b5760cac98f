import type { Translated } from '@puente/contract'
import type { diligenceMessages as spanish } from './messages.es.ts'

export const diligenceMessages: Translated<typeof spanish> = {
  title: { person: 'Show us where the money comes from', company: 'Show us where the money comes from' },
  lead: 'The law requires us to know this above a certain amount. You can continue to send lower amounts.',
  windows: { day: '24 hours', month: '30 days', year: '12 months' },
  amounts: {
    title: 'Your amounts',
    reached: 'With the transfer you asked for, in {window}',
    threshold: 'Without evidence you can send, in {window}',
    used: 'You have sent in {window}',
    evidence: 'With your evidence you can send up to',
    until: '{amount}, until {when}',
  },
  accepted: {
    title: 'What you can show',
    lead: 'One document is enough, if it covers the amount.',
    kinds: {
      payslips: 'Your last three payslips',
      pension: 'Proof of your pension or withdrawal',
      'tax-return': 'Your last income tax return (formulario 22)',
      'sale-deed': 'The deed or contract of something you sold',
      'loan-contract': 'The contract of a loan from a bank or cooperative',
      'savings-statement': 'The statement of your savings for the last six months',
      balance: 'The last balance sheet and income statement',
      'tax-folder': 'The tax folder for credit applications (carpeta tributaria)',
      'vat-returns': 'The VAT returns (formulario 29) of the last six months',
      invoices: 'Invoices or contracts that explain these payments',
    },
  },
  next: {
    title: 'What happens next',
    text: 'Someone on our team checks it; when you send it, you see by when. Once we accept it, you can make the transfer; before that we charge nothing.',
  },
  refused: {
    title: 'Evidence missing',
    because: {
      illegible: 'It is not legible. Send a clearer copy.',
      incomplete: 'It is incomplete. Send all of its pages.',
      'not-theirs': 'It is in another person’s name. Send one in your name or the company’s.',
      'too-old': 'It is too old. Send one from the last six months.',
      'covers-less': 'It does not cover the amount you want to send. Add another document.',
      unrelated: 'It does not show where this money comes from. Choose another from the list.',
    },
  },
  waiting: {
    title: 'We are checking what you sent',
    text: 'We will answer before {when}. Meanwhile you can send lower amounts.',
  },
  notMine:
    'Someone who can sign for the company must provide it. You can see it here and send lower amounts.',
  smaller: 'Send a lower amount',
  write: 'Send it by message',
  failed: 'We could not load your amounts',
}
