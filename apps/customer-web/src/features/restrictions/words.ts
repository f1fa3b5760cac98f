import { createWords, format } from '@puente/web'
import { restrictionMessages } from './messages.es.ts'

export const words = createWords(restrictionMessages)

/** That an account is closed, until when its data is kept, and what is still possible. */
export const closedText = (at: string, until: string): string =>
  `${words('closed.text', { at: format.date(at), until: format.date(until) })} ${words('closed.can')}`
