import type { Translated } from '@puente/contract'
import type { proofMessages as spanish } from './messages.es.ts'

export const proofMessages: Translated<typeof spanish> = {
  passkey: 'Sèvi ak kle aksè mwen',
  passkeyHint: 'Anprent dwèt ou, figi w oswa PIN aparèy sa a.',
  or: 'oswa',
  totp: 'Kòd aplikasyon w lan',
  totpHint: 'Sis chif li montre kounye a.',
  recoveryCode: 'Kòd sekou',
  recoveryCodeHint: 'Youn nan dis kòd ou te sere yo. Chak kòd sèvi yon sèl fwa.',
  mail: 'Kòd nou voye ba ou a',
  mailHint: 'Nou voye l bay {to}. L ap ekspire nan dis minit.',
  sms: 'Kòd nou voye ba ou pa SMS',
  smsHint: 'Nou voye l sou {to}, paske imèl nou voye ba ou yo pa rive. L ap ekspire nan dis minit.',
  useRecovery: 'Mwen pa gen telefòn mwen sou mwen',
  useTotp: 'Sèvi ak aplikasyon otantifikasyon an',
  remember: 'Pa mande l sou aparèy sa a pandan 30 jou',
  submit: 'Konfime',
  missing: 'Ekri kòd la',
  wrong: 'Kòd sa a pa koresponn. Ekri sa aplikasyon an montre kounye a.',
  mailWrong:
    'Se pa kòd ki pi resan an. {left, plural, =0 {Mande yon lòt.} one {Ou gen yon chans ki rete.} other {Ou gen # chans ki rete.}}',
  mailExpired: 'Kòd sa a ekspire. Mande yon lòt.',
  resend: 'Voye yon lòt kòd',
  resendIn: 'Ou ka mande yon lòt kòd nan',
  noPasskey: 'Ou pa sèvi ak okenn kle. Eseye ankò oswa sèvi ak yon kòd.',
  dialogTitle: 'Konfime se ou menm',
  dialogLead: 'Nou mande w sa pou pwoteje lajan w ak kont ou.',
}
