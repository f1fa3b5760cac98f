import { createWords } from '@puente/web'
import { transferMessages } from './messages.es.ts'

export const words = createWords(transferMessages)
