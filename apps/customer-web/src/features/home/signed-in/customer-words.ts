import { createWords } from '@puente/web'
import { customerMessages } from './messages-customer.es.ts'

export const words = createWords(customerMessages)
