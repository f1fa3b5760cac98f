import { createWords } from '@puente/web'
import { customerFileMessages } from './messages.es.ts'

export const words = createWords(customerFileMessages)
