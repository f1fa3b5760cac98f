import { createWords } from '@puente/web'
import { profileMessages } from './messages.es.ts'

export const words = createWords(profileMessages)
