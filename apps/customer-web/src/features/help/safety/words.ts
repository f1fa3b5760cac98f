import { createWords } from '@puente/web'
import { safetyMessages } from './messages.es.ts'

export const words = createWords(safetyMessages)
