import type { Translated } from '@puente/contract'
import type { recoverMessages as spanish } from './messages-recover.es.ts'

export const recoverMessages: Translated<typeof spanish> = {
  title: 'Recupere seu acesso',
  lead: 'Vamos enviar um código para você escolher outra senha.',
  send: 'Enviar código',
  codeTitle: 'Escolha outra senha',
  codeLead: 'Se {email} tem uma conta, enviamos um código de seis dígitos. Vence em dez minutos.',
  email: 'E-mail',
  code: 'Código do e-mail',
  codeMissing: 'Digite os seis dígitos do código',
  password: 'Senha nova',
  factor: 'Código do seu aplicativo ou de recuperação',
  factorHint: 'Sua conta tem um segundo fator: também o pedimos.',
  factorMissing: 'Digite o código do seu segundo fator',
  submit: 'Mudar senha',
  note: 'Ao mudá-la, todas as suas sessões em outros dispositivos são encerradas.',
  other: 'Usar outro e-mail',
  doneTitle: 'Sua senha mudou',
  done: 'Encerramos suas sessões abertas. Entre com a senha nova.',
  signIn: 'Entrar',
  back: 'Voltar ao login',
}
