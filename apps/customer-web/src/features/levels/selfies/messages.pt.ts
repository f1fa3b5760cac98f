import type { Translated } from '@puente/contract'
import type { selfieMessages as spanish } from './messages.es.ts'

export const selfieMessages: Translated<typeof spanish> = {
  title: 'Uma foto do seu rosto',
  failed: 'Não conseguimos mostrar esta etapa',
  consent: {
    box: 'Li para que serve e aceito que comparem minha foto com meu documento de identidade.',
    missing: 'Marque a caixa para aceitar, ou escolha a outra forma.',
    give: 'Aceitar e continuar',
    refuse: 'Prefiro outra forma',
  },
  field: 'Sua selfie',
  again: 'Tire outra foto',
  waits: 'Recebemos sua foto. Uma pessoa da nossa equipe faz a comparação.',
  retake: 'Se não ficou boa, tire outra: ela substitui a anterior.',
  other: {
    title: 'Vamos comprovar sua identidade de outra forma',
    text: 'Envie a solicitação sem a foto. Depois escrevemos para combinar uma videochamada ou uma visita.',
    back: 'Voltar ao consentimento',
  },
  withdraw: 'Você pode retirar seu consentimento quando quiser em',
  myData: 'Meus dados',
}
