import { createWords } from '@puente/web'
import { figuresMessages } from './messages.es.ts'

export const words = createWords(figuresMessages)
