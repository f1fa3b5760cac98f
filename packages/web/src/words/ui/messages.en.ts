import type { Translated } from '@puente/contract'
import type { uiMessages as spanish } from './messages.es.ts'

export const uiMessages: Translated<typeof spanish> = {
  titlePrefix: 'Error: ',
  summaryTitle: 'There is a problem',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading…',
  skipToContent: 'Go to the content',
  close: 'Close',
  optional: '(optional)',
  tooLong: 'This text has up to %longest% characters; you typed %typed%. Shorten it.',
  amountNoDecimals: 'This amount has no decimals. The point separates thousands. For example, 12.500.',
  amountTooLong: 'The amount is too long. Type a shorter one.',
  amountSeparators: 'The point separates thousands and the comma, decimals. For example, 12.500,50.',
  noFigures: 'No data in the period',
}
