import type { Translated } from '@puente/contract'
import type { notFoundMessages as spanish } from './messages-not-found.es.ts'

export const notFoundMessages: Translated<typeof spanish> = {
  title: 'Esta página não existe',
  message: 'Talvez o endereço tenha mudado ou falte uma letra. Seu dinheiro e seus envios continuam iguais.',
  home: 'Ir para o início',
}
