import { createWords } from '@puente/web'
import { dataRightsMessages } from './messages.es.ts'

export const words = createWords(dataRightsMessages)
