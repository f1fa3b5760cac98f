import type { SettingKind } from './registry.ts'

/** The groups of the list, in their order. */
export const groupNames = {
  prices: 'Precios y destinos',
  transfers: 'Envíos y pagos',
  limits: 'Límites',
  compliance: 'Cumplimiento',
  texts: 'Textos',
  referrals: 'Invitaciones',
  clocks: 'Plazos',
  protection: 'Protección',
  accounting: 'Contabilidad',
  messages: 'Correos y SMS',
} as const
export type SettingGroup = keyof typeof groupNames

interface KindNames {
  readonly group: SettingGroup
  readonly name: string
  /** One sentence: what the setting controls. */
  readonly about: string
}

/** The name of each setting, in the order of the list. */
export const kindNames = {
  corridor: {
    group: 'prices',
    name: 'Destino',
    about: 'Un país y moneda a los que se envía: montos, horarios, red de pago y datos del beneficiario.',
  },
  holidays: {
    group: 'prices',
    name: 'Feriados bancarios',
    about:
      'Los días en que los bancos de un país cierran o abren distinto de lo que dice el calendario publicado. Las redes con cierres propios los llevan en su destino.',
  },
  fee: {
    group: 'prices',
    name: 'Comisión',
    about:
      'Lo que cuesta un envío. Vale la regla más específica: destino y tipo de cliente antes que la general.',
  },
  spread: {
    group: 'prices',
    name: 'Margen cambiario',
    about: 'Cuánto se aparta el tipo de cambio del cliente del tipo de cambio de mercado.',
  },
  'quote-rules': {
    group: 'prices',
    name: 'Cotizaciones',
    about: 'Cuándo se puede usar un tipo de cambio y cuánto dura una cotización firme.',
  },
  'rail-limits': {
    group: 'prices',
    name: 'Máximo por red de pago',
    about: 'Lo máximo que paga una red en un envío. Sin este parámetro la red no tiene máximo.',
  },
  'published-costs': {
    group: 'prices',
    name: 'Costos publicados por otros',
    about:
      'Cifras de otras empresas, con fuente y fecha, que las páginas públicas comparan con las nuestras.',
  },
  'order-terms': {
    group: 'transfers',
    name: 'Plazos de una orden',
    about: 'Cuánto puede esperar una orden su pago y su revisión, y cuántas pueden esperar a la vez.',
  },
  'choice-terms': {
    group: 'transfers',
    name: 'Pagos que no calzan con su orden',
    about: 'Cuánto tiempo tiene el cliente para decidir sobre dinero que no llegó como se ordenó.',
  },
  'hold-terms': {
    group: 'transfers',
    name: 'Envíos retenidos por un pendiente',
    about: 'Qué cambia en un envío pagado cuando se abre un pendiente de su cliente.',
  },
  'return-terms': {
    group: 'transfers',
    name: 'Pagos devueltos por el banco de destino',
    about: 'Qué pasa con el dinero que devuelve el banco del beneficiario.',
  },
  'payin-terms': {
    group: 'transfers',
    name: 'Pagos recibidos sin orden',
    about: 'Cuándo se devuelve el dinero que no calza con una orden y desde qué antigüedad hay una alarma.',
  },
  'payout-terms': {
    group: 'transfers',
    name: 'Pagos al beneficiario',
    about: 'Cuánto puede esperar un pago a su red antes de que lo revise el equipo.',
  },
  'payin-account': {
    group: 'transfers',
    name: 'Cuenta para recibir pagos',
    about: 'La cuenta del operador a la que pagan los clientes.',
  },
  'payer-banks': {
    group: 'transfers',
    name: 'Bancos de los pagadores',
    about: 'Bancos desde los que se paga y lo que permiten al principio a un beneficiario nuevo, con fuente.',
  },
  'rating-terms': {
    group: 'transfers',
    name: 'Evaluación de un envío',
    about: 'Durante cuánto tiempo un cliente puede cambiar su evaluación.',
  },
  limits: {
    group: 'limits',
    name: 'Límites de envío',
    about: 'Cuánto puede enviar un cliente según su tipo y nivel, en ventanas móviles de 24 horas y 30 días.',
  },
  'limit-rules': {
    group: 'limits',
    name: 'Comparación de límites',
    about:
      'Con qué valor del dólar se comparan los límites en dólares con los límites en pesos al publicarlos.',
  },
  'due-diligence': {
    group: 'limits',
    name: 'Respaldo de fondos',
    about: 'Desde qué montos una orden necesita respaldo del origen de los fondos.',
  },
  'level-requirements': {
    group: 'limits',
    name: 'Requisitos de cada nivel',
    about: 'Qué declara y qué envía un cliente para subir a un nivel, y en qué plazo se le responde.',
  },
  'review-checklist': {
    group: 'compliance',
    name: 'Comprobaciones antes de aceptar',
    about: 'Qué debe cumplirse para aceptar una solicitud. Lo que no se exige se muestra como aviso.',
  },
  'risk-rules': {
    group: 'compliance',
    name: 'Riesgo de los clientes',
    about:
      'Qué datos de un cliente suman puntos, desde cuántos su riesgo es elevado o alto y quién necesita dos personas.',
  },
  'annual-update': {
    group: 'compliance',
    name: 'Actualización de datos',
    about: 'Cada cuánto un cliente confirma sus datos, según su riesgo.',
  },
  'relationship-terms': {
    group: 'compliance',
    name: 'Restricciones y término de la relación',
    about:
      'Cada cuánto se revisa una restricción, el aviso de un término y cuánto se guardan los datos después.',
  },
  retention: {
    group: 'compliance',
    name: 'Conservación de datos',
    about: 'Cuánto se guarda cada clase de datos personales, por qué ley y qué pasa al terminar el plazo.',
  },
  'requirement-rules': {
    group: 'compliance',
    name: 'Documentos que se piden',
    about: 'Qué documentos se piden a cada cliente y qué cédulas tienen vigencia prorrogada.',
  },
  'processing-activities': {
    group: 'compliance',
    name: 'Registro de tratamientos de datos',
    about: 'Para qué se usan los datos personales, con qué base, quién los recibe y hasta cuándo se guardan.',
  },
  'document-rule': {
    group: 'compliance',
    name: 'Tipo de documento',
    about: 'Quién envía un tipo de documento, en qué archivos y cuánto se conserva.',
  },
  'company-file-rules': {
    group: 'compliance',
    name: 'Tipos de empresa',
    about: 'Los tipos de empresa que se aceptan y quién cuenta como beneficiario final.',
  },
  'company-paper-rules': {
    group: 'compliance',
    name: 'Documentos de empresas',
    about: 'Qué documentos muestra cada tipo de empresa y cuánto valen.',
  },
  'company-activities': {
    group: 'compliance',
    name: 'Actividades de empresas',
    about: 'Los códigos de actividad del SII que puede elegir una empresa.',
  },
  occupations: {
    group: 'compliance',
    name: 'Ocupaciones',
    about: 'Las ocupaciones que puede elegir una persona al abrir su cuenta.',
  },
  terms: {
    group: 'texts',
    name: 'Condiciones',
    about:
      'Las condiciones de uso y el aviso de privacidad. Quien aceptó una versión anterior acepta la nueva cuando entra en vigencia.',
  },
  'selfie-consent': {
    group: 'texts',
    name: 'Consentimiento para la selfie',
    about:
      'Lo que acepta un cliente antes de enviar una foto de su rostro. Lo aceptado antes sigue valiendo.',
  },
  'message-template': {
    group: 'messages',
    name: 'Mensaje',
    about: 'El texto de un correo y de su SMS. Un mensaje sale con el texto vigente al enviarlo.',
  },
  eap: {
    group: 'texts',
    name: 'Confirmación EAP',
    about: 'Lo que se pide confirmar a un cliente y sus preguntas.',
  },
  causes: {
    group: 'referrals',
    name: 'Causas',
    about: 'A quién pueden donar sus recompensas los clientes.',
  },
  'referral-terms': {
    group: 'referrals',
    name: 'Programa de invitaciones',
    about: 'Qué gana cada parte con una invitación. Una invitación conserva la versión con que empezó.',
  },
  'file-clock': {
    group: 'clocks',
    name: 'Respuesta a fichas',
    about: 'En cuántos días hábiles se responde lo que entregó un cliente.',
  },
  'support-clock': {
    group: 'clocks',
    name: 'Respuesta a mensajes',
    about: 'En cuántos días hábiles se responde un mensaje.',
  },
  'data-rights-terms': {
    group: 'clocks',
    name: 'Solicitudes sobre datos personales',
    about: 'En qué plazo legal se responde lo que una persona pide sobre sus datos.',
  },
  'work-clock': {
    group: 'clocks',
    name: 'Propuestas',
    about: 'Cuándo está atrasado lo que espera a una segunda persona.',
  },
  'notification-terms': {
    group: 'clocks',
    name: 'Recordatorios',
    about: 'Cuándo se le recuerda algo a un cliente.',
  },
  'attempt-limits': {
    group: 'protection',
    name: 'Intentos de ingreso',
    about: 'Cuántas contraseñas y códigos equivocados se aceptan antes de bloquear o demorar.',
  },
  'code-limits': {
    group: 'protection',
    name: 'Códigos enviados',
    about: 'Cuántos códigos se envían por correo y por SMS.',
  },
  'phone-rules': {
    group: 'protection',
    name: 'Teléfonos que reciben códigos',
    about: 'A qué teléfonos se envían códigos por SMS.',
  },
  'support-limits': {
    group: 'protection',
    name: 'Mensajes por cuenta',
    about: 'Cuánto puede escribir una cuenta al operador.',
  },
  'staff-rules': {
    group: 'protection',
    name: 'Reglas del equipo',
    about: 'Qué correos puede usar el equipo y desde cuándo confirma una persona nueva.',
  },
  'audit-origin': {
    group: 'protection',
    name: 'Direcciones en la auditoría',
    about: 'Cuánto se conserva la dirección de red de una acción auditada.',
  },
  'reconciliation-rules': {
    group: 'accounting',
    name: 'Reglas de calce',
    about: 'Cómo se calzan las cartolas con los libros y a quién se asigna lo que no calza.',
  },
  'reconciliation-retention': {
    group: 'accounting',
    name: 'Conservación de cartolas',
    about: 'Cuánto se conserva lo que los bancos escriben sobre personas.',
  },
  'balance-floors': {
    group: 'accounting',
    name: 'Saldos mínimos',
    about: 'Bajo qué saldo avisa cada cuenta bancaria.',
  },
  'tax-documents': {
    group: 'accounting',
    name: 'Documentos tributarios',
    about: 'Desde qué monto el SII pide los datos del cliente.',
  },
} as const satisfies Record<SettingKind, KindNames>
