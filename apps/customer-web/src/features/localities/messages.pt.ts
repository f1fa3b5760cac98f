import type { Translated } from '@puente/contract'
import type { localityMessages as spanish } from './messages.es.ts'

export const localityMessages: Translated<typeof spanish> = {
  region: 'Região',
  comuna: 'Comuna',
  comunaHint: 'Digite uma parte do nome e escolha-a.',
  regionMissing: 'Escolha sua região',
  comunaMissing: 'Escolha sua comuna',
  found: '{count, plural, =0 {} one {Uma sugestão} other {# sugestões}}. Use as setas para percorrer.',
  search: {
    label: 'Busque seu endereço',
    hint: 'Digite rua e número, e escolha na lista. Você também pode preencher os campos abaixo.',
    nothing: 'Não o encontramos: digite-o nos campos abaixo.',
    failed: 'A busca não responde. Digite seu endereço nos campos abaixo; guardamos o que você digitou.',
    filled: 'Preenchemos os campos com {address}. Confira se está certo.',
  },
}
