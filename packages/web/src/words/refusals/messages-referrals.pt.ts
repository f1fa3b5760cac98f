import type { Translated } from '@puente/contract'
import type { referralsMessages as spanish } from './messages-referrals.es.ts'

export const referralsMessages: Translated<typeof spanish> = {
  'code-unknown': {
    what: 'Este código de convite não existe.',
    money: 'Sua conta e seu dinheiro continuam iguais.',
    next: 'Peça a quem convidou você que o envie de novo, ou continue sem código.',
  },
  'own-code': {
    what: 'Este código é seu, ou de alguém que usa a mesma conta que você.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Compartilhe-o com outra pessoa: os dois ganham com o primeiro envio dela.',
  },
  'invited-too-late': {
    what: 'Você pode usar um só código, antes do seu primeiro envio.',
    money: 'Sua conta e seus envios continuam iguais.',
    next: 'Convide outras pessoas com seu próprio código.',
  },
  'no-reward': {
    what: 'Você não tem mais recompensas para usar.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Atualize a página para ver como elas terminaram.',
  },
  'cause-unknown': {
    what: 'Esta causa já não recebe doações.',
    money: 'Nenhum dinheiro foi movimentado. Você mantém suas recompensas.',
    next: 'Atualize a página e escolha outra causa.',
  },
  'donation-expired': {
    what: 'Esta doação já foi confirmada ou passou meia hora sem confirmação.',
    money: 'Esta tentativa não movimentou dinheiro.',
    next: 'Confira suas recompensas. Se ainda estiverem lá, doe de novo.',
  },
}
