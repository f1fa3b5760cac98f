import { createWords } from '@puente/web'
import { referralMessages } from './messages.es.ts'

export const words = createWords(referralMessages)
