import type { Translated } from '@puente/contract'
import type { termsMessages as spanish } from './messages.es.ts'

export const termsMessages: Translated<typeof spanish> = {
  kinds: {
    'terms-of-use': {
      title: 'Termos e condições',
      description: 'Os termos e condições em vigor do serviço, com versão e data.',
    },
    'privacy-notice': {
      title: 'Aviso de privacidade',
      description: 'Que dados pessoais usamos, para quê, por quanto tempo e quais são seus direitos.',
    },
  },
  version: 'Versão {version}, em vigor desde {date}',
  next: 'A partir de {date} vale uma nova versão',
  nextText: 'Vamos mostrá-la antes para você ler. Até esse dia vale a desta página.',
  print: 'Imprimir',
  hash: 'Impressão digital deste texto',
  hashText:
    'É um código que muda se uma letra do texto mudar. Guardamos o do texto que você aceita, para que possa comprovar qual foi.',
  failed: 'Não conseguimos carregar este texto',
}
