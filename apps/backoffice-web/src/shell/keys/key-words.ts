import { createWords } from '@puente/web'
import { keyMessages } from './messages-keys.es.ts'

export const keyWords = createWords(keyMessages)
