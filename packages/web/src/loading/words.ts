import { createWords } from '../words/create-words.ts'
import { loadingMessages } from './messages.es.ts'

export const words = createWords(loadingMessages)
