import { createWords } from '@puente/web'
import { homeMessages } from './messages.es.ts'

export const words = createWords(homeMessages)
