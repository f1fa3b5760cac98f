import { createWords } from '@puente/web'
import { memberMessages } from './messages-member.es.ts'
import { recordMessages } from './messages.es.ts'

export const words = createWords(recordMessages)
export const memberPageWords = createWords(memberMessages)
