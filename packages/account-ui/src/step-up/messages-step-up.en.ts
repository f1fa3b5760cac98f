import type { Translated } from '@puente/contract'
import type { stepUpMessages as spanish } from './messages-step-up.es.ts'

export const stepUpMessages: Translated<typeof spanish> = {
  lastCode: 'The last one we sent you. Each one expires in ten minutes.',
}
