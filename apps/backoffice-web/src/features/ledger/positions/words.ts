import { createWords } from '@puente/web'
import { positionsMessages } from './messages.es.ts'

export const words = createWords(positionsMessages)
