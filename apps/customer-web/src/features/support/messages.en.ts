import type { Translated } from '@puente/contract'
import type { supportMessages as spanish } from './messages.es.ts'

export const supportMessages: Translated<typeof spanish> = {
  title: 'Complaints',
  lead: 'Tell us what happened. We give you at once a case number and the date by which we answer.',
  description: 'Complaints: a form with a case number and a time for the answer, and other ways to complain.',
  form: {
    name: 'Your name',
    email: 'Your email address',
    emailHint: 'The case number and the answer go there.',
    phone: 'Your phone',
    rut: 'Your RUT (Chilean tax number)',
    rutHint: 'If you are a customer, it helps us find your transfer.',
    transferReference: 'Transfer reference',
    transferReferenceHint: 'It is on the page of the transfer and on the receipt.',
    text: 'What happened, and what do you expect us to do?',
    textHint: 'Do not write passwords or card numbers.',
    submit: 'Send complaint',
  },
  faults: {
    nameMissing: 'Enter your name. For example, María José Fernández.',
    textMissing: 'Tell us what happened in at least {least} characters; you wrote {count}.',
  },
  sent: {
    title: 'We received your complaint',
    folio: 'Case number (folio)',
    copy: 'Copy case number',
    due: 'We will answer before {when}, to the email address {email}.',
    keep: 'Keep the case number to ask about your complaint.',
    another: 'Make another complaint',
  },
  failed: {
    unread: 'We could not receive your complaint',
    unreadText: 'What you wrote is still here. Try again in a few minutes.',
  },
  others: {
    title: 'Other ways',
    text: `- **If it is about a transfer of yours.** Write to us from the page of the transfer: then we know which one it is.
- **SERNAC (consumer protection agency).** You can complain at sernac.cl or on 800 700 100 whenever you like, without contacting us first.
- **If you believe it is a fraud.** Tell your bank at once too: it has a line that is open 24 hours a day.`,
  },
}
