import { createWords } from '@puente/web'
import { selfieMessages } from './messages.es.ts'

export const words = createWords(selfieMessages)
