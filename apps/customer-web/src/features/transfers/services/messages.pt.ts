import type { Translated } from '@puente/contract'
import type { serviceMessages as spanish } from './messages.es.ts'

export const serviceMessages: Translated<typeof spanish> = {
  receipt: {
    label: 'Baixar comprovante',
    making: 'Preparando o comprovante',
    saved: 'O comprovante está nos seus downloads.',
    failed: 'Não conseguimos preparar o comprovante',
    name: 'comprovante',
  },
  confirmation: {
    label: 'Baixar confirmação do envio',
    making: 'Preparando a confirmação',
    saved: 'A confirmação está nos seus downloads.',
    failed: 'Não conseguimos preparar a confirmação',
    name: 'confirmacao-de-envio',
  },
  rating: {
    title: 'Como foi este envio?',
    given: 'Sua avaliação',
    stars: 'Quantas estrelas você dá?',
    missing: 'Escolha entre uma e cinco estrelas',
    comment: 'Do que você gostou ou o que faltou?',
    submit: 'Enviar avaliação',
    change: 'Mudar avaliação',
    keep: 'Deixar como está',
    until: 'Você pode mudá-la uma vez, até {when}.',
    thanks: 'Agradecemos sua avaliação.',
  },
  tracking: {
    title: 'Compartilhar o acompanhamento',
    lead: 'Quem tem o link vê as etapas do envio e o que chega, sem sobrenomes nem números de conta completos. Não precisa de uma conta.',
    create: 'Criar link',
    show: 'Ver o link',
    since: 'Há um link ativo desde {when}.',
    label: 'Link de acompanhamento',
    copy: 'Copiar link de acompanhamento',
    share: 'Compartilhar',
    shareText: 'Enviei dinheiro para você. Veja aqui quando chega:',
    revoke: 'Desativar link',
    revokeTitle: 'Desativar o link?',
    revokeText: 'Ele deixa de funcionar na hora. O envio continua igual, e depois você pode criar outro.',
    revokeKeep: 'Manter ativo',
    revoked: 'O link não funciona mais.',
    failed: 'Não conseguimos fazer a alteração no link',
  },
}
