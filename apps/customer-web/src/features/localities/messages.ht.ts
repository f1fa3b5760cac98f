import type { Translated } from '@puente/contract'
import type { localityMessages as spanish } from './messages.es.ts'

export const localityMessages: Translated<typeof spanish> = {
  region: 'Rejyon',
  comuna: 'Comuna',
  comunaHint: 'Ekri yon pati nan non an epi chwazi l.',
  regionMissing: 'Chwazi rejyon w',
  comunaMissing: 'Chwazi comuna w',
  found: '{count, plural, =0 {} one {Yon sijesyon} other {# sijesyon}}. Pase sou yo ak flèch yo.',
  search: {
    label: 'Chèche adrès ou',
    hint: 'Ekri ri a ak nimewo a, epi chwazi l nan lis la. Ou ka ranpli espas ki anba yo tou.',
    nothing: 'Nou pa jwenn li: ekri l nan espas ki anba yo.',
    failed: 'Rechèch la pa reponn. Ekri adrès ou nan espas ki anba yo; nou kenbe sa ou te ekri a.',
    filled: 'Nou ranpli espas yo ak {address}. Verifye li bon.',
  },
}
