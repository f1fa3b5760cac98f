import type { Translated } from '@puente/contract'
import type { accessMessages as spanish } from './messages-access.es.ts'

export const accessMessages: Translated<typeof spanish> = {
  'credentials-unknown': {
    what: 'O e-mail ou a senha não coincidem.',
    money: 'Nada mudou na sua conta.',
    next: 'Confira os dois e tente de novo.',
  },
  'too-many-attempts': {
    what: 'Houve tentativas demais neste dispositivo.',
    money: 'Sua conta e seu dinheiro estão seguros.',
    next: 'Tente de novo daqui a {wait}.',
  },
  'second-factor-required': {
    what: 'Sua conta precisa de um segundo fator e ainda não o tem.',
    money: 'Nada mudou na sua conta.',
    next: 'Ative-o agora para continuar.',
  },
  'code-wrong': {
    what: 'Esse código não é o que enviamos.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Confira a mensagem mais recente e tente de novo.',
  },
  'code-expired': {
    what: 'Esse código venceu.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Peça um código novo.',
  },
  'too-many-codes': {
    what: 'Você pediu muitos códigos em pouco tempo.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Use o último que chegou ou peça outro daqui a {wait}.',
  },
  'phone-not-served': {
    what: 'Não podemos enviar códigos para esse número.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Troque seu telefone pelo de um celular.',
  },
  'proof-wrong': {
    what: 'Esse código ou essa chave não é do seu segundo fator.',
    money: 'Nada mudou na sua conta.',
    next: 'Confira o código ou use outro segundo fator.',
  },
  'sign-in-expired': {
    what: 'Já se passaram mais de cinco minutos desde que você digitou sua senha.',
    money: 'Nada mudou na sua conta.',
    next: 'Digite-a de novo para entrar.',
  },
  'sign-in-again': {
    what: 'Você entrou há mais de quinze minutos.',
    money: 'Nada mudou na sua conta.',
    next: 'Saia, entre de novo e peça o código por SMS: os e-mails que enviamos a você não chegam.',
  },
  'second-factor-asked': {
    what: 'Falta seu segundo fator para mudar a senha.',
    money: 'Nada mudou na sua conta.',
    next: 'Digite o código do seu aplicativo ou um de recuperação.',
  },
  'last-factor': {
    what: 'É seu único segundo fator e sua conta precisa de um.',
    money: 'Nada mudou na sua conta.',
    next: 'Adicione outro antes de remover este.',
  },
  'step-up-required': {
    what: 'Antes de continuar, confirme que é você.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Confirme com seu segundo fator ou com o código que enviamos.',
  },
  'last-administrator': {
    what: 'É a única pessoa da administração que resta.',
    money: 'Nenhuma conta mudou e nenhum dinheiro foi movimentado.',
    next: 'Dê primeiro essa função a outra pessoa.',
  },
}
