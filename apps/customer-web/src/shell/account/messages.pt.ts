import type { Translated } from '@puente/contract'
import type { accountMessages as spanish } from './messages.es.ts'

export const accountMessages: Translated<typeof spanish> = {
  open: 'Conta de {name}',
  actingAs: 'Você está usando a conta de',
  person: 'Pessoa',
  company: 'Empresa',
  addCompany: 'Adicionar uma empresa',
  signedInAs: 'Sessão de {email}',
  profile: 'Perfil',
  notices: 'Avisos',
  members: 'Pessoas da empresa',
  statements: 'Documentos',
  referrals: 'Convites e recompensas',
  security: 'Segurança',
  help: 'Ajuda',
  signOut: 'Sair',
  privateSite: 'Ir para o site privado',
  switched: 'Agora você está usando a conta de {name}',
  failed: 'Não conseguimos trocar de conta. Tente de novo.',
}
