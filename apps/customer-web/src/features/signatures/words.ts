import { createWords } from '@puente/web'
import { signatureMessages } from './messages.es.ts'

export const words = createWords(signatureMessages)
