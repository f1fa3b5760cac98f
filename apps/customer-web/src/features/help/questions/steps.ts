import type { PendingKind, Situation } from '@puente/contract'
import type { CustomerAddress } from '@puente/contract/addresses'
import type { QuestionId } from './questions.ts'

/** Two to five questions. */
export type Questions = readonly [QuestionId, QuestionId, QuestionId?, QuestionId?, QuestionId?]

const signUp: Questions = ['necesito', 'identidad', 'mis-datos', 'empresa']
const conversation: Questions = ['respuesta', 'donde', 'reclamo']
const law: Questions = ['mis-datos', 'quien-son', 'reclamo']
const someone: Questions = ['datos', 'pedir-datos', 'datos-malos']

/** The questions that fit each screen. A screen without them does not compile. */
export const questionsOf: Readonly<Record<CustomerAddress, Questions>> = {
  home: ['cuanto', 'llega', 'cambio', 'paises'],
  notFound: ['donde', 'entrar'],
  login: ['entrar', 'sin-correo', 'fraude'],
  recover: ['entrar', 'sin-correo', 'fraude'],
  signup: signUp,
  signupVerify: ['entrar', 'necesito', 'mis-datos'],
  signupFile: signUp,
  signupPhone: ['sin-correo', 'mis-datos'],
  signupIdentity: ['identidad', 'documento', 'mis-datos'],
  signupAddress: ['identidad', 'mis-datos'],
  signupReview: ['revision-datos', 'mis-datos'],
  signupStatus: ['revision-datos', 'identidad', 'mis-datos'],
  signupCompany: ['empresa', 'personas-empresa', 'firmas'],
  security: ['dos-pasos', 'entrar', 'fraude'],
  profile: ['corregir-perfil', 'nivel', 'sin-correo', 'mis-datos', 'cerrar'],
  profileEdit: ['corregir-perfil', 'cada-ano', 'mis-datos'],
  profileClosure: ['cerrar', 'devolucion', 'mis-datos'],
  myData: ['mis-datos', 'corregir-perfil', 'cerrar'],
  myDataRequestNew: ['mis-datos', 'corregir-perfil'],
  myDataRequest: ['mis-datos', 'reclamo'],
  limits: ['limites', 'nivel', 'respaldo'],
  companyMembers: ['personas-empresa', 'firmas', 'empresa'],
  companyPowers: ['firmas', 'personas-empresa', 'empresa'],
  gallery: ['cuanto', 'donde'],
  country: ['datos', 'cuanto', 'llega', 'limites'],
  rates: ['cambio', 'alerta', 'fijo'],
  pricing: ['cuanto', 'cambio', 'limites', 'devolucion'],
  help: ['cuanto', 'donde', 'respuesta'],
  securityCenter: ['fraude', 'dos-pasos', 'mis-datos'],
  regulation: ['quien-son', 'reclamo'],
  complaints: ['reclamo', 'donde', 'respuesta'],
  terms: law,
  privacy: law,
  track: ['donde', 'llega', 'no-llego', 'comprobante'],
  recipientForm: ['fraude', 'datos', 'mis-datos'],
  memberInvitation: ['personas-empresa', 'entrar'],
  verifyReceipt: ['comprobante', 'fraude'],
  verifiedReceipt: ['comprobante', 'donde', 'fraude'],
  send: ['cuanto', 'fijo', 'llega', 'limites'],
  sendAmount: ['cuanto', 'cambio', 'fijo', 'limites'],
  sendRecipient: someone,
  sendNewRecipient: someone,
  sendPurpose: ['motivo', 'respaldo'],
  sendReview: ['fijo', 'llega', 'cancelar', 'firmas'],
  sendPay: ['pagar', 'otra-persona', 'partes', 'tarde', 'cancelar'],
  transfers: ['donde', 'repetir', 'comprobante', 'cartola'],
  transfer: ['donde', 'llega', 'cancelar', 'compartir'],
  transferChoice: ['tarde', 'devolucion', 'cancelar'],
  transferCorrection: ['datos-malos', 'devolucion'],
  transferRefundAccount: ['devolucion', 'otra-persona'],
  signatureRequests: ['firmas', 'personas-empresa'],
  signatureRequest: ['firmas', 'fijo', 'personas-empresa'],
  debts: ['deuda', 'pagar-deuda'],
  debt: ['pagar-deuda', 'deuda', 'otra-persona'],
  statements: ['cartola', 'comprobante'],
  level: ['nivel', 'respaldo', 'limites'],
  notifications: ['pendiente', 'documento', 'mis-datos'],
  pendingTask: ['pendiente', 'mis-datos'],
  support: conversation,
  supportNew: conversation,
  supportThread: conversation,
  recipients: someone,
  recipientProposal: ['pedir-datos', 'datos', 'fraude'],
  recipient: ['datos-malos', 'repetir', 'datos'],
  recipientData: ['datos', 'datos-malos'],
  referrals: ['recompensas', 'cuanto'],
  rewards: ['recompensas', 'cuanto'],
}

const unpaid: Questions = ['pagar', 'partes', 'otra-persona', 'tarde', 'cancelar']
const late: Questions = ['tarde', 'devolucion', 'partes']
const checked: Questions = ['revision', 'llega', 'cancelar']
const onHold: Questions = ['pendiente', 'donde', 'cancelar', 'devolucion']
const onItsWay: Questions = ['donde', 'llega', 'cancelar', 'compartir']
const comingBack: Questions = ['devolucion', 'donde', 'reclamo']
const ended: Questions = ['repetir', 'devolucion', 'reclamo']

/** The questions that fit a transfer in each situation. */
export const questionsAbout: Readonly<Record<Situation, Questions>> = {
  unpaid,
  'part-paid': ['partes', 'tarde', 'cancelar'],
  'overdue-unpaid': late,
  'overdue-paid': late,
  'choose-short': late,
  'choose-late': late,
  'choose-held': late,
  'checking-unpaid': checked,
  'checking-part-paid': checked,
  'checking-paid': checked,
  'hold-identity': onHold,
  'hold-documents': onHold,
  'hold-staff': checked,
  'hold-over': onHold,
  converting: onItsWay,
  'sent-to-bank': onItsWay,
  delivered: ['no-llego', 'comprobante', 'repetir', 'compartir'],
  returned: ['datos-malos', 'devolucion', 'donde'],
  'needs-correction': ['datos-malos', 'devolucion', 'donde'],
  refunding: comingBack,
  'refund-rejected': comingBack,
  refunded: ended,
  'set-off': ['deuda', 'pagar-deuda', 'devolucion'],
  expired: ended,
  'expired-refund': comingBack,
  cancelled: ended,
  'cancelled-refund': comingBack,
  'stopped-unpaid': ['revision', 'reclamo', 'quien-son'],
  'stopped-paid': ['devolucion', 'revision', 'reclamo'],
}

const card: Questions = ['documento', 'identidad', 'pendiente']
const profile: Questions = ['corregir-perfil', 'pendiente', 'mis-datos']
const company: Questions = ['documento', 'empresa', 'firmas', 'pendiente']

/** The questions that fit the page of each pending item. */
export const questionsFor: Readonly<Record<PendingKind, Questions>> = {
  'terms-update': ['pendiente', 'cerrar', 'mis-datos'],
  'contact-information': ['sin-correo', 'entrar', 'pendiente'],
  location: profile,
  'person-info': profile,
  'company-info': ['empresa', 'pendiente', 'mis-datos'],
  'sender-name': profile,
  'employer-name': profile,
  'person-address': profile,
  'company-address': profile,
  'annual-update': ['cada-ano', 'corregir-perfil', 'pendiente'],
  'id-expired-chilean': card,
  'id-expired-foreign': card,
  'id-expired': card,
  'id-illegible': card,
  'constitution-deed': company,
  'creator-powers': ['firmas', 'documento', 'personas-empresa', 'pendiente'],
  'validity-certificate': company,
  'shareholder-certificate': company,
  'person-documents': ['documento', 'respaldo', 'pendiente'],
  'company-documents': company,
  'eap-confirmation': ['pendiente', 'mis-datos'],
  'person-due-diligence': ['respaldo', 'documento', 'nivel'],
  'company-due-diligence': ['respaldo', 'documento', 'nivel'],
  'person-review': ['revision-datos', 'pendiente'],
  'company-review': ['revision-datos', 'empresa', 'pendiente'],
  'id-expiring': card,
  'rewards-available': ['recompensas', 'cuanto'],
}
