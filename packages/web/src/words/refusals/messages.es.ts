import { memberMessages } from '../members/messages.es.ts'
import { accessMessages } from './messages-access.es.ts'
import { customersMessages } from './messages-customers.es.ts'
import { dataRightsMessages } from './messages-data-rights.es.ts'
import { documentMessages } from './messages-documents.es.ts'
import { onboardingMessages } from './messages-onboarding.es.ts'
import { payinsMessages } from './messages-payins.es.ts'
import { pendingMessages } from './messages-pending.es.ts'
import { quotesMessages } from './messages-quotes.es.ts'
import { recipientsMessages } from './messages-recipients.es.ts'
import { referralsMessages } from './messages-referrals.es.ts'
import { statementsMessages } from './messages-statements.es.ts'
import { supportMessages } from './messages-support.es.ts'
import { transfersMessages } from './messages-transfers.es.ts'

/** Texts of the refusals: what happened, whether money moved, what to do next. */
export const refusalMessages = {
  'signed-out': {
    what: 'Tu sesión terminó.',
    money: 'No se movió dinero.',
    next: 'Inicia sesión para seguir donde estabas.',
  },
  'not-allowed': {
    what: 'Tu cuenta no tiene permiso para ver o hacer esto.',
    money: 'No se movió dinero.',
    next: 'Pídelo a quien administra la cuenta.',
  },
  'power-missing': {
    what: memberMessages.lacking,
    money: 'No se movió dinero.',
    next: memberMessages.ask,
  },
  'not-found': {
    what: 'No encontramos {noun, select, transfer {ese envío: no existe o no es tuyo} recipient {ese destinatario: no existe o no es tuyo} other {lo que buscas}}.',
    money: 'No se movió dinero.',
    next: 'Revisa la dirección o vuelve al inicio.',
  },
  'method-unknown': {
    what: 'Esta acción no existe.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  malformed: {
    what: 'La página envió datos que no pudimos leer.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  'fields-wrong': {
    what: 'Hay datos por corregir.',
    money: 'No se movió dinero.',
    next: 'Corrige los datos marcados y continúa.',
  },
  'too-large': {
    what: 'El texto o el archivo es demasiado grande.',
    money: 'No se movió dinero.',
    next: 'Acorta el texto o usa un archivo que pese menos.',
  },
  'media-type-unknown': {
    what: 'La página envió datos que no pudimos leer.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  'too-many-requests': {
    what: 'Llegaron demasiadas solicitudes seguidas.',
    money: 'No se movió dinero.',
    next: 'Intenta de nuevo en {wait}.',
  },
  'foreign-origin': {
    what: 'La solicitud llegó desde otra página.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  'idempotency-key-missing': {
    what: 'No pudimos distinguir esta solicitud de otra igual.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  'idempotency-key-reused': {
    what: 'Los datos cambiaron después de enviar la solicitud.',
    money: 'Vale lo que enviaste primero y no cobramos nada dos veces.',
    next: 'Revisa el resultado y, si falta algo, empieza de nuevo.',
  },
  'request-in-progress': {
    what: 'Tu solicitud anterior sigue en curso.',
    money: 'No se repite y no cobramos nada dos veces.',
    next: 'Espera unos segundos y revisa el resultado.',
  },
  'changed-meanwhile': {
    what: 'Esto cambió mientras lo revisabas.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página, revisa cómo quedó y decide de nuevo.',
  },
  unavailable: {
    what: 'El servicio no está disponible en este momento.',
    money: 'Lo que ya confirmaste continúa y no cobramos nada dos veces.',
    next: 'Intenta de nuevo en unos minutos.',
  },
  failure: {
    what: 'Algo falló de nuestro lado.',
    money: 'Lo que ya confirmaste continúa y no cobramos nada dos veces.',
    next: 'Intenta de nuevo; si se repite, escríbenos con el código de la solicitud.',
  },
  ...accessMessages,
  ...customersMessages,
  ...dataRightsMessages,
  ...documentMessages,
  ...onboardingMessages,
  ...payinsMessages,
  ...pendingMessages,
  ...quotesMessages,
  ...recipientsMessages,
  ...referralsMessages,
  ...statementsMessages,
  ...supportMessages,
  ...transfersMessages,
} as const

/** No response arrived: network failure or timeout. */
export const networkMessages = {
  what: 'No hubo respuesta.',
  money: 'Si confirmaste algo, puede haber llegado. Intenta otra vez: no cobramos nada dos veces.',
  next: 'Revisa tu conexión e intenta de nuevo.',
} as const

/** The browser reports that it is offline. */
export const offlineMessages = {
  what: 'No hay conexión a internet.',
  money:
    'Tu dinero y tus envíos siguen igual. Si confirmaste algo, intenta otra vez: no cobramos nada dos veces.',
  next: 'Seguimos cuando vuelva la conexión.',
} as const

export const waitMessages = {
  seconds: '{count, plural, one {un segundo} other {# segundos}}',
  minutes: '{count, plural, one {un minuto} other {# minutos}}',
  hours: '{count, plural, one {una hora} other {# horas}}',
} as const
