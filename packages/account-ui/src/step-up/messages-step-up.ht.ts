import type { Translated } from '@puente/contract'
import type { stepUpMessages as spanish } from './messages-step-up.es.ts'

export const stepUpMessages: Translated<typeof spanish> = {
  lastCode: 'Dènye kòd nou te voye ba ou a. Chak kòd ap ekspire nan dis minit.',
}
