import type { Translated } from '@puente/contract'
import type { supportMessages as spanish } from './messages-support.es.ts'

export const supportMessages: Translated<typeof spanish> = {
  'too-many-threads': {
    what: 'Ou louvri anpil konvèsasyon nan yon ti tan, epi sa a pa louvri.',
    money: 'Okenn lajan pa deplase.',
    next: 'Kontinye nan youn ou genyen deja, oswa louvri yon lòt nan {wait}.',
  },
  'too-many-messages': {
    what: 'Ou ekri anpil mesaj nan yon ti tan, epi sa a pa pati.',
    money: 'Okenn lajan pa deplase.',
    next: 'Sa ki anvan yo rive; ekri yon lòt nan {wait}.',
  },
  'too-many-complaints': {
    what: 'Nou resevwa plizyè plent deja ak imèl sa a, epi sa a pa pati.',
    money: 'Okenn lajan pa deplase.',
    next: 'N ap reponn premye yo nan dèlè yo; voye yon lòt nan {wait}.',
  },
}
