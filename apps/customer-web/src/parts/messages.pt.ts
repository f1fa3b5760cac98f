import type { Translated } from '@puente/contract'
import type { shellMessages as spanish } from './messages.es.ts'

export const shellMessages: Translated<typeof spanish> = {
  nav: {
    label: 'Principal',
    home: 'Início',
    waiting: '{count, plural, one {# coisa a fazer} other {# coisas a fazer}}',
    send: 'Enviar',
    transfers: 'Envios',
    recipients: 'Destinatários',
    pricing: 'Preços',
    help: 'Ajuda',
  },
  footer: {
    label: 'Mais informações',
    pricing: 'Preços',
    help: 'Ajuda',
    securityCenter: 'Segurança',
    regulation: 'Quem nos regula',
    complaints: 'Reclamações',
    verifyReceipt: 'Verificar um comprovante',
    terms: 'Termos e condições',
    privacy: 'Privacidade',
  },
  account: { signIn: 'Entrar', signUp: 'Criar conta' },
  brandHome: 'ir para o início',
  offline: 'Sem conexão. Você pode ler esta página; para enviar ou pagar precisa de internet.',
  offlineSince: 'Sem conexão. Você vê os dados das {time}; para enviar ou pagar precisa de internet.',
  update: {
    ready: 'Há uma versão nova. Quando terminar o que está fazendo, atualize.',
    take: 'Atualizar',
  },
  sandbox: 'Ambiente de teste: o dinheiro não é real.',
  title: '{screen} · {brand}',
  failure: {
    title: 'Não conseguimos mostrar esta página',
    message: 'Seu dinheiro e seus envios continuam iguais. Tente de novo em alguns segundos.',
    retry: 'Tentar de novo',
    home: 'Ir para o início',
  },
}
