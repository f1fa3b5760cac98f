import { createWords } from '@puente/web'
import { invitationMessages } from './messages.es.ts'

export const words = createWords(invitationMessages)
