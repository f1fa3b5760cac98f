import { createWords } from '@puente/web'
import { placesMessages } from './messages.es.ts'

export const words = createWords(placesMessages)
