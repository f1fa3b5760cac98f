import type { Translated } from '@puente/contract'
import type { customersMessages as spanish } from './messages-customers.es.ts'

export const customersMessages: Translated<typeof spanish> = {
  'sending-restricted': {
    what: 'Por enquanto sua conta não pode fazer novos envios.',
    money: 'Nenhuma cobrança foi feita. Em Envios você vê como continua cada envio em andamento.',
    next: 'Você pode ver sua conta e falar conosco. Em Início você vê até quando vamos analisá-la e como reclamar.',
  },
  'access-suspended': {
    what: 'Por enquanto ninguém pode entrar nesta conta.',
    money: 'Nenhum dinheiro foi movimentado. Os envios em andamento terminam ou são devolvidos a você.',
    next: 'Escreva para nós pelo formulário de reclamações: não é preciso entrar na conta.',
  },
  'account-closing': {
    what: 'Sua conta está sendo encerrada.',
    money: 'Nenhuma cobrança foi feita. Os envios em andamento continuam.',
    next: 'Para voltar a enviar, escolha manter a conta aberta em Perfil.',
  },
  'account-closed': {
    what: 'Sua conta está encerrada.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Você pode ler seus envios e comprovantes, e falar conosco se quiser voltar.',
  },
  'no-closure': {
    what: 'O encerramento da sua conta já não está em andamento.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Atualize a página para ver como está sua conta.',
  },
  'already-invited': {
    what: 'Esse e-mail já tem um convite válido da empresa.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Aguarde a resposta ou reenvie o convite.',
  },
  'too-many-invitations': {
    what: 'O máximo de {most} convites foi atingido.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Tente amanhã, ou retire o convite e crie outro.',
  },
  'invitation-closed': {
    what: 'Esse convite já foi respondido ou retirado.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Confira a lista de convites.',
  },
  'invitation-gone': {
    what: 'Este link não funciona mais: venceu, foi usado ou enviamos um mais novo.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Procure no seu e-mail o convite mais recente ou peça outro à empresa.',
  },
  'invitation-of-another': {
    what: 'Este convite foi enviado para {sentTo}, e sua sessão é de outro e-mail.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Saia e entre com o e-mail que recebeu o convite.',
  },
  'already-member': {
    what: 'Você já faz parte desta empresa.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Escolha-a no menu da sua conta.',
  },
}
