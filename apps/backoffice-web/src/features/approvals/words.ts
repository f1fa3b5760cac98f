import { createWords } from '@puente/web'
import { approvalMessages } from './messages.es.ts'

export const words = createWords(approvalMessages)
