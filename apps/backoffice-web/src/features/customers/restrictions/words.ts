import { createWords } from '@puente/web'
import { restrictionMessages } from './messages.es.ts'

export const words = createWords(restrictionMessages)
