import { createWords } from '@puente/web'
import { staffMembersMessages } from './messages.es.ts'

export const words = createWords(staffMembersMessages)
