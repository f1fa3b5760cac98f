import { countryForm } from './messages-prices.es.ts'
import type { WordsOfKinds } from './words-of.ts'

const currencyForm = 'Escribe el código de la moneda: tres letras mayúsculas, como USD.'

export const clockFields = {
  'file-clock': {
    personDays: 'Ficha de una persona',
    companyDays: 'Ficha de una empresa',
    senderNameDays: 'Corrección del nombre de quien envía',
    eapDays: { label: 'Confirmación del operador (EAP)', hint: 'Plazo del cliente para responder.' },
  },
  'support-clock': {
    transfer: 'Sobre un envío',
    question: 'Pregunta',
    complaint: 'Reclamo',
    file: 'Sobre una ficha',
  },
  'data-rights-terms': {
    answerDays: { label: 'Respuesta', hint: 'Días corridos desde que se recibe.' },
    extensionDays: { label: 'Única extensión', hint: 'Días corridos que se suman al plazo.' },
    blockingDays: { label: 'Bloqueo', hint: 'Días hábiles; mientras tanto los datos ya no se usan.' },
  },
  'work-clock': {
    proposalDays: 'Una propuesta',
    exposureDays: {
      label: 'Un cliente que pasó a estar expuesto',
      hint: 'Días hábiles para decidir si sigue. Si se deja vacío: 5.',
    },
    idleHours: {
      label: 'Un caso asignado que nadie abre',
      hint: 'Después queda sin asignar. Si se deja vacío: 4 horas.',
    },
    priorityClp: { label: 'Prioridad alta desde', hint: 'Si se deja vacío: $5.000.000.' },
    priorityHours: { label: 'Prioridad alta al vencer', hint: 'Si se deja vacío: 24 horas.' },
  },
  'notification-terms': {
    deadlineHours: { label: 'Orden sin pagar', hint: 'Antes de que venza su plazo.' },
    reviewHours: { label: 'Alerta sin resolver', hint: 'Desde que se abrió.' },
    pendingHours: {
      label: 'Tarea que va a detener los envíos',
      hint: 'Antes de que los detenga. Si se deja vacío: 72 horas.',
    },
  },
} as const satisfies WordsOfKinds<
  'file-clock' | 'support-clock' | 'data-rights-terms' | 'work-clock' | 'notification-terms'
>

const limit = (label: string) => ({
  label,
  fields: { times: 'Veces', perMinutes: 'En' },
})

const channel = {
  askerAtAddressHour: 'A una dirección, por solicitante, en una hora',
  addressHour: 'A una dirección, por solicitantes desconocidos, en una hora',
  addressDay: 'A una dirección, por solicitantes desconocidos, en 24 horas',
  accountDay: 'Por cuenta, en 24 horas',
  networkHour: 'Desde una red, por navegadores desconocidos, en una hora',
  networkDay: 'Desde una red, por navegadores desconocidos, en 24 horas',
} as const

export const protectionFields = {
  'attempt-limits': {
    asker: {
      ...limit('Un solicitante en una cuenta'),
      hint: 'Un navegador conocido, o una red.',
    },
    askerDay: limit('Un solicitante en una cuenta, ventana larga'),
    account: {
      label: 'Todos los solicitantes desconocidos en una cuenta',
      fields: {
        freeTimes: 'Veces sin consecuencia',
        perMinutes: 'En',
        thenTimes: 'Veces de cada uno desde entonces',
      },
    },
    factor: limit('Segundo factor desde navegadores desconocidos'),
    network: {
      label: 'Una red en todas las cuentas',
      hint: 'Pasadas las veces libres, sus intentos esperan en fila.',
      fields: {
        freeTimes: 'Veces sin espera',
        perMinutes: 'En',
        firstDelayMs: 'Primera espera',
        longestDelayMs: 'Espera más larga',
        longestQueueMs: { label: 'Fila más larga', hint: 'Un intento que esperaría más se rechaza.' },
      },
    },
  },
  'code-limits': {
    subjectHour: {
      label: 'Por registro, recuperación o usuario, en una hora',
      hint: 'Para un mismo fin.',
    },
    mail: { label: 'Por correo', fields: channel },
    sms: { label: 'Por SMS', fields: { ...channel, countryDay: 'A un país, en 24 horas' } },
  },
  'phone-rules': {
    countries: { label: 'Países', hint: 'Códigos de dos letras, por ejemplo CL.', item: 'País' },
    types: { label: 'Tipos de número', hint: 'Como los nombra libphonenumber.', item: 'Tipo' },
    alsoMobile: {
      label: 'Comienzos de celulares',
      hint: 'Para países cuyos números no distinguen celulares de teléfonos fijos.',
      name: 'País',
      nameForm: countryForm,
      value: { label: 'Comienzos', item: 'Comienzo' },
    },
  },
  'support-limits': {
    threadsHour: limit('Conversaciones nuevas'),
    threadsDay: limit('Conversaciones nuevas, ventana larga'),
    messagesHour: limit('Mensajes'),
    messagesDay: limit('Mensajes, ventana larga'),
    mailboxDay: limit('Reclamos sin cuenta a una misma casilla'),
  },
  'staff-rules': {
    mailDomains: {
      label: 'Dominios de correo',
      hint: 'Lo que va después de la @. Sin dominios se acepta cualquiera.',
      item: 'Dominio',
    },
    hoursBeforeConfirming: {
      label: 'Sin confirmar al empezar',
      hint: 'Quien llegó o cambió de rol no confirma durante este tiempo.',
    },
  },
  'audit-origin': { keepDays: { label: 'Se conserva', hint: 'Desde la acción.' } },
} as const satisfies WordsOfKinds<
  'attempt-limits' | 'code-limits' | 'phone-rules' | 'support-limits' | 'staff-rules' | 'audit-origin'
>

const teams = {
  treasury: 'Tesorería',
  compliance: 'Cumplimiento',
  administration: 'Administración',
} as const
const owner = (label: string) => ({
  label,
  fields: {
    first: { label: 'Primero', values: teams },
    afterDays: 'Hasta',
    later: { label: 'Después', values: teams },
  },
})

export const accountingFields = {
  'reconciliation-rules': {
    rules: {
      label: 'Reglas, en el orden en que se aplican',
      row: 'Regla',
      fields: {
        name: 'Nombre',
        kind: {
          label: 'Qué compara',
          values: {
            reference: 'Referencia',
            cancels: 'Movimientos que se anulan',
            'amount-rut': 'Monto y RUT',
            parts: 'Varios movimientos por uno',
            fee: 'Monto menos un cargo del banco',
          },
        },
        days: 'Entre ambos lados, a lo más',
        maxParts: 'Movimientos que pueden ser uno',
        mostBps: 'Cargo del banco, a lo más',
        mostMinor: {
          label: 'Y a lo más, por moneda',
          name: 'Moneda',
          nameForm: currencyForm,
          value: 'Monto',
        },
      },
    },
    handLimitMinor: {
      label: 'Calce a mano de una sola persona',
      hint: 'Hasta este monto. Una moneda sin monto siempre pide dos personas.',
      name: 'Moneda',
      nameForm: currencyForm,
      value: 'Monto',
    },
    owners: {
      label: 'A quién se asigna un descuadre',
      fields: {
        'bank-in': owner('Abono solo en el banco'),
        'bank-out': owner('Cargo solo en el banco'),
        'books-in': owner('Ingreso solo en los libros'),
        'books-out': owner('Pago solo en los libros'),
      },
    },
  },
  'reconciliation-retention': {
    matchedDays: 'En una línea calzada',
    refusedDays: 'En una línea de una cartola rechazada',
  },
  'balance-floors': {
    nostroMinor: {
      label: 'Mínimo de cada cuenta nostro',
      hint: 'Una moneda sin monto tiene mínimo cero.',
      name: 'Moneda',
      nameForm: currencyForm,
      value: 'Monto',
    },
    clientBankMinor: 'Mínimo del banco de clientes',
    operatorBankMinor: 'Mínimo del banco del operador',
  },
  'tax-documents': { invoiceFromUsdCents: 'Desde este monto' },
} as const satisfies WordsOfKinds<
  'reconciliation-rules' | 'reconciliation-retention' | 'balance-floors' | 'tax-documents'
>
