import type { Translated } from '@puente/contract'
import type { accountMessages as spanish } from './messages.es.ts'

export const accountMessages: Translated<typeof spanish> = {
  title: 'Documents',
  lead: 'Your statement shows each transfer of a period with its fee, its IVA (VAT) and what arrived.',
  form: {
    title: 'Request a statement',
    kind: 'Period',
    kinds: { month: 'A month', year: 'A year', days: 'Other dates' },
    month: 'Month',
    year: 'Year',
    from: 'From',
    to: 'To',
    format: 'Format',
    formats: {
      pdf: 'PDF',
      xlsx: 'Excel',
      csv: 'CSV',
    },
    formatTexts: {
      pdf: 'To show to others: it has a code that anyone can verify',
      xlsx: 'To work with the amounts, with a summary by status',
      csv: 'To import into another program',
    },
    submit: 'Download statement',
    faults: {
      format: 'Enter the date with day, month and year. For example, 24/11/2026.',
      'before-start': 'The last day is before the first. Choose the same day or a later one.',
      'not-yet': 'That date has not come yet. Choose today or an earlier one.',
      'too-long': 'A statement covers up to 366 days. Choose a shorter period.',
    },
  },
  progress: {
    gathering: 'Looking for your transfers',
    coming:
      '{count, plural, =0 {Downloading the statement} one {Downloading one transfer} other {Downloading {shown} transfers}}',
    bytes: '{step}: {size} kB',
    saved:
      '{count, plural, =0 {The statement is in your downloads: there were no transfers on those dates.} one {The statement of one transfer is in your downloads.} other {The statement of {shown} transfers is in your downloads.}}',
  },
  failed: 'We could not download the statement',
  issued: {
    title: 'Statements you requested',
    failed: 'We could not load your statements',
    empty: 'You have not requested any statement yet',
    emptyText:
      'We keep each one here with its document number (folio). You can download it again if the transfers have not changed.',
    period: 'From {from} to {to}',
    facts: 'Document number {folio}, issued on {at}',
    sums: '{count, plural, =0 {No transfers} one {One transfer of {amount}} other {{shown} transfers, {amount} in total}}',
    download: 'Download as {format} the statement from {from} to {to}',
    more: 'Load more',
  },
  fileName: 'statement-{from}-{to}.{format}',
}
