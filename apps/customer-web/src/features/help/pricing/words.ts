import { createWords } from '@puente/web'
import { pricingMessages } from './messages.es.ts'

export const words = createWords(pricingMessages)
