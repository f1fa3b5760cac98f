import { createWords } from '@puente/web'
import { companyDocumentMessages } from './messages.es.ts'

export const words = createWords(companyDocumentMessages)
