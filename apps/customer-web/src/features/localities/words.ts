import { createWords } from '@puente/web'
import { localityMessages } from './messages.es.ts'

export const words = createWords(localityMessages)
