import { createWords } from '@puente/web'
import { customersMessages } from './messages.es.ts'

export const words = createWords(customersMessages)
