import type { TextsOfTemplates } from './initial-texts.ts'

/** Initial texts of messages about pending items: what is outstanding, and how staff decided. */
export const pendingTexts = {
  'pending-owed': {
    subject: 'Falta algo de tu parte: {what}',
    body: 'Entra a tu cuenta para {what}. {blocks, select, yes {Hasta entonces no puedes hacer envíos nuevos; los que están en curso continúan.} later {Desde el {from} no podrás hacer envíos nuevos hasta que lo hagas.} other {Puedes seguir enviando mientras tanto.}}',
    action: 'Ver lo que falta',
  },
  'pending-accepted': {
    subject: 'Listo: {what}',
    body: 'Revisamos lo que nos enviaste para {what} y está bien. No tienes que hacer nada más por esto.',
    action: 'Ir a mi cuenta',
  },
  'pending-sent-back': {
    subject: 'Necesitamos que lo corrijas: {what}',
    body: 'Revisamos lo que nos enviaste para {what} y falta algo. En tu cuenta ves el motivo y lo que puedes hacer.',
    action: 'Ver el motivo',
  },
} as const satisfies TextsOfTemplates
