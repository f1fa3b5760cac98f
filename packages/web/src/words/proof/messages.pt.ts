import type { Translated } from '@puente/contract'
import type { proofMessages as spanish } from './messages.es.ts'

export const proofMessages: Translated<typeof spanish> = {
  passkey: 'Usar minha chave de acesso',
  passkeyHint: 'Sua digital, seu rosto ou o PIN deste dispositivo.',
  or: 'ou',
  totp: 'Código do seu aplicativo',
  totpHint: 'Os seis dígitos que ele mostra agora.',
  recoveryCode: 'Código de recuperação',
  recoveryCodeHint: 'Um dos dez que você guardou. Cada um serve uma vez.',
  mail: 'Código que enviamos',
  mailHint: 'Enviamos para {to}. Vence em dez minutos.',
  sms: 'Código que enviamos por SMS',
  smsHint: 'Enviamos para {to}, porque os e-mails que enviamos a você não chegam. Vence em dez minutos.',
  useRecovery: 'Não estou com meu celular',
  useTotp: 'Usar o aplicativo de autenticação',
  remember: 'Não pedir neste dispositivo por 30 dias',
  submit: 'Confirmar',
  missing: 'Digite o código',
  wrong: 'Esse código não coincide. Digite o que o aplicativo mostra agora.',
  mailWrong:
    'Esse não é o código mais recente. {left, plural, =0 {Peça um novo.} one {Resta uma tentativa.} other {Restam # tentativas.}}',
  mailExpired: 'Esse código venceu. Peça um novo.',
  resend: 'Enviar outro código',
  resendIn: 'Você pode pedir outro código em',
  noPasskey: 'Nenhuma chave foi usada. Tente de novo ou use um código.',
  dialogTitle: 'Confirme que é você',
  dialogLead: 'Pedimos isto para proteger seu dinheiro e sua conta.',
}
