import { createWords } from '@puente/web'
import { onboardingMessages } from './messages.es.ts'

export const words = createWords(onboardingMessages)
