import { createWords } from '@puente/web'
import { accountMessages } from './messages.es.ts'

/** The texts of the account panel; separate, because visitors do not need them. */
export const words = createWords(accountMessages)
