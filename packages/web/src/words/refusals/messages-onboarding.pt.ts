import type { Translated } from '@puente/contract'
import type { onboardingMessages as spanish } from './messages-onboarding.es.ts'

export const onboardingMessages: Translated<typeof spanish> = {
  'no-higher-level': {
    what: 'Você já tem o nível mais alto.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Seus limites estão no seu perfil.',
  },
  'selfie-not-needed': {
    what: 'Por enquanto não é preciso uma foto do seu rosto.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Confira no seu nível o que falta.',
  },
  'selfie-consent-missing': {
    what: 'Antes de receber uma foto do seu rosto, precisamos do seu consentimento.',
    money: 'Não guardamos a foto e nenhum dinheiro foi movimentado.',
    next: 'Aceite em Seu nível ou escolha outra forma de comprovar sua identidade.',
  },
  'registration-expired': {
    what: 'Este cadastro já não está aberto: venceu ou você já o completou.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Entre se já tem conta ou comece o cadastro de novo.',
  },
  'application-incomplete': {
    what: 'Faltam dados ou documentos.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Complete os dados marcados e envie-os de novo.',
  },
  'application-closed': {
    what: 'Estes dados já foram enviados e não podem ser mudados agora.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Confira no seu perfil em que estado estão.',
  },
  'too-many-companies': {
    what: 'Você já tem {most} empresas com o cadastro por aprovar.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Complete o cadastro de uma delas e adicione outra quando for aprovado.',
  },
  'rut-has-account': {
    what: 'Outra conta já tem este RUT.',
    money: 'Nenhum dinheiro foi movimentado e nenhuma conta mudou.',
    next: 'Confira a outra conta e proponha rejeitar ou reabrir esta solicitação.',
  },
}
