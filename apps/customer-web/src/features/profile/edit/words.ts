import { createWords } from '@puente/web'
import { editMessages } from './messages.es.ts'

export const words = createWords(editMessages)
