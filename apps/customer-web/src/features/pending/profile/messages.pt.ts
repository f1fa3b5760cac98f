import type { Translated } from '@puente/contract'
import type { pendingProfileMessages as spanish } from './messages.es.ts'

export const pendingProfileMessages: Translated<typeof spanish> = {
  location: {
    title: 'Em que comuna você mora?',
    titleCompany: 'Em que comuna fica a empresa?',
    unknown: 'Falta sua comuna (o município no Chile). Os bancos de destino a pedem.',
    gone: 'A comuna que você escolheu não existe mais. Escolha a atual.',
    country: 'Segundo seus dados, você mora fora do Chile. Informe onde mora hoje.',
    next: 'Leva menos de um minuto e depois você pode enviar.',
    submit: 'Salvar e continuar',
  },
  missing: {
    title: 'Complete seu perfil',
    lead: 'Leva um minuto.',
    'employer-name':
      'Você informou que trabalha para um empregador: falta o nome dele. Isso nos ajuda a saber de onde vem seu dinheiro.',
    'person-address': 'Falta a rua ou o número no seu endereço. Os bancos de destino pedem esses dados.',
    next: 'Ao salvar, você pode voltar a enviar.',
    submit: 'Salvar e continuar',
    comuna: 'Comuna: {locality}.',
  },
  annual: {
    title: 'Continua tudo igual?',
    titleCompany: 'Os dados da empresa continuam iguais?',
    lead: 'De tempos em tempos pedimos que você confirme seus dados, para que nenhum envio atrase por um dado desatualizado.',
    leadCompany:
      'De tempos em tempos pedimos que você confirme os dados da empresa, para que nenhum envio atrase por um dado desatualizado.',
    since: 'Você os confirmou pela última vez em {date}.',
    until: 'Você pode continuar enviando até {date} sem confirmá-los.',
    stopped: 'Confirme-os para voltar a enviar. Leva um minuto.',
    confirm: 'Continua igual',
    change: 'Mudar',
    address: 'endereço',
    work: 'ocupação',
    cancel: 'Voltar sem mudar',
    save: 'Salvar alteração',
    saved: 'Salvamos a alteração. Se o resto continua igual, confirme.',
    gaps: 'Falta algo antes de confirmar: confira seu endereço e sua ocupação.',
    savedOwners:
      'Salvamos os donos e vamos analisar o cadastro de novo. Se o resto continua igual, confirme.',
    fixed: 'O nome ou o RUT mudou? Escreva para nós em Ajuda antes de confirmar.',
  },
  owners: {
    title: 'Donos e controladores',
    change: 'donos',
    owns: '{number} · {share}',
    controls: '{number} · {share} · controla a empresa',
    nobody: 'A empresa não declarou ninguém.',
    note: 'Se alguém entrou, saiu ou mudou sua parte, declare aqui antes de confirmar. Analisamos o cadastro de novo em dois dias úteis.',
    failed: 'Não conseguimos carregar os donos',
  },
}
