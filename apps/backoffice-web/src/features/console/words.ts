import { createWords } from '@puente/web'
import { consoleMessages } from './messages.es.ts'

export const words = createWords(consoleMessages)
