import { createWords } from '@puente/web'
import { viewerMessages } from './messages.es.ts'

export const words = createWords(viewerMessages)
