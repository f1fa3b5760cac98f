import type { Translated } from '@puente/contract'
import type { notFoundMessages as spanish } from './messages-not-found.es.ts'

export const notFoundMessages: Translated<typeof spanish> = {
  title: 'This page does not exist',
  message:
    'The address may have changed, or a letter may be missing. Your money and your transfers are not affected.',
  home: 'Go to the home page',
}
