import type { Translated } from '@puente/contract'
import type { phoneMessages as spanish } from './messages-phone.es.ts'

export const phoneMessages: Translated<typeof spanish> = {
  length: 'Yon nimewo Chili gen 9 chif; ou ekri {typed}. Pa egzanp, 9 1234 5678.',
  foreignShort:
    'Ak kòd peyi a, yon telefòn gen omwen {least} chif; ou ekri {typed}. Pa egzanp, +51 912 345 678.',
  characters: 'Yon telefòn gen chif sèlman, ak + si li kòmanse ak kòd peyi a. Pa egzanp, 9 1234 5678.',
}
