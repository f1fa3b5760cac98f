import { createWords } from '@puente/web'
import { eapMessages } from './messages.es.ts'

export const words = createWords(eapMessages)
