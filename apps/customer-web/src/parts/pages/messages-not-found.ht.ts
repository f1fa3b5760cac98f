import type { Translated } from '@puente/contract'
import type { notFoundMessages as spanish } from './messages-not-found.es.ts'

export const notFoundMessages: Translated<typeof spanish> = {
  title: 'Paj sa a pa egziste',
  message: 'Petèt adrès la chanje oswa yon lèt manke. Lajan w ak transfè w yo rete menm jan.',
  home: 'Ale nan akèy',
}
