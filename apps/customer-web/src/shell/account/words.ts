import { createWords } from '@puente/web'
import { accountMessages } from './messages.es.ts'

/** What the panel of whoever is signed in says; a visitor's page does without. */
export const words = createWords(accountMessages)
