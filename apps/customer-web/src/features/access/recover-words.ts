import { createWords } from '@puente/web'
import { recoverMessages } from './messages-recover.es.ts'

export const words = createWords(recoverMessages)
