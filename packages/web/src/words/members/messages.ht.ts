import type { Translated } from '@puente/contract'
import type { memberMessages as spanish } from './messages.es.ts'

export const memberMessages: Translated<typeof spanish> = {
  roles: { administrator: 'Administre', operator: 'Opere', reader: 'Gade sèlman' },
  includes: {
    administrator: 'Ka fè tout bagay, ata enfòmasyon konpayi an ak moun li yo.',
    operator: 'Wè pri, anrejistre moun k ap resevwa, voye, peye ak anile.',
    reader: 'Wè transfè yo epi telechaje dokiman.',
  },
  title: 'Wòl ou nan konpayi an pa pèmèt sa',
  lacking: 'Wòl ou nan konpayi an pa pèmèt sa.',
  ask: 'Mande {whoCan} fè l.',
  standing: {
    read: 'Pou w wè sa, mande {whoCan}.',
    operate: 'Ak wòl ou a ou ka gade sèlman: pou voye, peye oswa ekri nou, mande {whoCan}.',
    administer: 'Pou chanje enfòmasyon oswa moun konpayi an, mande {whoCan}.',
  },
  administrator: 'moun ki administre konpayi an',
}
