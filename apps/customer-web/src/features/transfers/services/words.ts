import { createWords } from '@puente/web'
import { serviceMessages } from './messages.es.ts'

export const words = createWords(serviceMessages)
