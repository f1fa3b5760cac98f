import { createWords } from '@puente/web'
import { treasuryMessages } from './messages.es.ts'

export const words = createWords(treasuryMessages)
