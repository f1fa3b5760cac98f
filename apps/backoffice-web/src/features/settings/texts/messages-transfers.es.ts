import type { WordsOfKinds } from './words-of.ts'

export const transferFields = {
  'order-terms': {
    fundingHours: 'Plazo para pagar una orden',
    largeFromMinor: { label: 'Orden grande sobre', hint: 'Las mayores a este monto tienen el plazo corto.' },
    largeFundingHours: 'Plazo para pagar una orden grande',
    openOrdersMax: 'Órdenes sin pagar a la vez',
    reviewHours: 'Plazo del equipo para revisar una orden',
    unpaid: {
      label: 'Órdenes que terminaron sin pago',
      fields: {
        withinDays: 'Se cuentan las hechas en',
        steps: {
          label: 'Escalones',
          hint: 'Vale el más exigente que se alcance.',
          row: 'Escalón',
          fields: { from: 'Desde tantas órdenes sin pago', hours: 'Plazo para pagar la siguiente' },
        },
      },
    },
  },
  'choice-terms': {
    answerBankingDays: 'Plazo para decidir',
    lateBankingDays: {
      label: 'Pago tardío',
      hint: 'El dinero que llega más días después del plazo se devuelve el mismo día.',
    },
  },
  'hold-terms': {
    rateBankingDays: 'Vigencia del tipo de cambio fijado',
    answerBankingDays: { label: 'Plazo para decidir', hint: 'Desde que termina el tipo de cambio fijado.' },
  },
  'return-terms': {
    chargeMinor: { label: 'Cargo por convertir de nuevo', hint: 'Se descuenta de lo devuelto.' },
    secondReturnMonths: {
      label: 'Segunda devolución a costo del cliente',
      hint: 'Si vuelve por datos corregidos, dentro de este tiempo.',
    },
    correctionBankingDays: 'Plazo para corregir la cuenta',
    recallBankingDays: 'Plazo del banco de destino para responder una solicitud de devolución',
    lookBackDays: {
      label: 'Después del abono se puede devolver',
      hint: 'También se puede pedir su devolución.',
    },
  },
  'payin-terms': {
    noReferenceDays: 'Pago sin referencia',
    otherRutDays: 'Pago desde otro RUT',
    refundRejectedDays: { label: 'Devolución rechazada por el banco', hint: 'Hasta que el equipo decide.' },
    heldDays: 'Dinero retenido',
    receivableDays: 'Cuenta por cobrar de un cliente',
    maximumAgeDays: { label: 'Antigüedad máxima', hint: 'Un monto más antiguo genera una alarma.' },
    refundUnansweredHours: {
      label: 'Devolución sin respuesta del banco',
      hint: 'Hasta que la ve el equipo.',
    },
    refundLookBackDays: {
      label: 'Consulta de una devolución rechazada',
      hint: 'Durante cuánto tiempo se le pregunta al banco.',
    },
  },
  'payout-terms': {
    untakenHours: { label: 'La red dice que no tiene el pago', hint: 'Hasta que el equipo decide.' },
    unansweredMinutes: { label: 'La red no responde', hint: 'Hasta que el equipo ve el envío.' },
    waitingHours: { label: 'Pago enviado y sin terminar', hint: 'Hasta que el equipo ve el envío.' },
  },
  'payin-account': {
    bank: 'Banco',
    type: { label: 'Tipo de cuenta', hint: 'Como lo nombran los bancos.' },
    number: 'Número de cuenta',
    holder: 'Titular',
    rut: 'RUT del titular',
    email: { label: 'Correo', hint: 'Donde los bancos avisan un pago.' },
  },
  'payer-banks': {
    validDays: { label: 'Un límite se muestra durante', hint: 'Desde su fecha.' },
    banks: {
      label: 'Bancos, en el orden en que se ofrecen',
      row: 'Banco',
      fields: {
        name: 'Nombre',
        firstMinor: {
          label: 'Máximo al principio',
          hint: 'A un beneficiario nuevo. En blanco, el cliente ve el aviso general.',
        },
        firstHours: 'Ese máximo dura',
        source: { label: 'Fuente', hint: 'Dirección de la página que publica el límite.' },
        asOf: { label: 'Fecha del límite', hint: 'El día en que la página lo decía.' },
      },
    },
  },
  'rating-terms': {
    changeableDays: { label: 'Se puede cambiar durante', hint: 'Desde la primera evaluación.' },
  },
} as const satisfies WordsOfKinds<
  | 'order-terms'
  | 'choice-terms'
  | 'hold-terms'
  | 'return-terms'
  | 'payin-terms'
  | 'payout-terms'
  | 'payin-account'
  | 'payer-banks'
  | 'rating-terms'
>

const lines = {
  identity: 'Identidad confirmada',
  screening: 'Respuesta de las listas',
  exposure: 'Declaración de persona expuesta',
  reading: 'Lectura por máquina sin diferencias',
  'looked-at': 'Documentos abiertos por alguien del equipo',
} as const

export const limitFields = {
  limits: {
    maximumSendMinor: 'Máximo por envío, en pesos',
    perTransferUsdCents: 'Máximo por envío, en dólares',
    dayUsdCents: 'Máximo en 24 horas',
    monthUsdCents: 'Máximo en 30 días',
    ordersPerHour: 'Órdenes en una hora',
    ordersPerDay: 'Órdenes en 24 horas',
    newRecipientsPerDay: {
      label: 'Beneficiarios nuevos en 24 horas',
      hint: 'De los que se pueden pagar.',
    },
  },
  'limit-rules': {
    referenceClpPerUsd: 'Pesos por dólar',
    rateMarginBps: {
      label: 'Holgura del dólar',
      hint: 'Cuánto se puede mover antes de que los límites publicados se contradigan.',
    },
  },
  'due-diligence': {
    dayUsdCents: 'Enviado en 24 horas',
    monthUsdCents: 'Enviado en 30 días',
    yearUsdCents: 'Enviado en 365 días',
    reviewDays: 'Plazo para responder sobre un respaldo',
  },
  'level-requirements': {
    facts: {
      label: 'Datos que declara',
      values: {
        address: 'Dirección',
        occupation: 'Ocupación',
        income: 'Tramo de ingresos',
        purposes: 'Para qué envía',
        exposure: 'Personas expuestas políticamente',
      },
    },
    documents: {
      label: 'Documentos aceptados',
      values: {
        identity: 'Documento de identidad',
        'proof-of-income': 'Comprobante de ingresos',
        'balance-sheet': 'Balance',
        'tax-folder': 'Carpeta tributaria',
        'monthly-tax-returns': 'Formularios 29',
      },
    },
    selfie: {
      label: 'Compara una selfie',
      hint: 'Solo personas. Quien no acepte puede comprobar su identidad de otra forma.',
    },
    usualDays: 'Plazo para responder',
  },
  'review-checklist': {
    application: { label: 'Solicitud de cuenta de una persona', values: lines },
    standard: {
      label: 'Nivel estándar',
      hint: 'Además de los datos y documentos del nivel.',
      values: lines,
    },
    enhanced: {
      label: 'Nivel ampliado',
      hint: 'Además de los datos y documentos del nivel.',
      values: lines,
    },
    company: {
      label: 'Ficha de empresa',
      values: {
        screening: lines.screening,
        owners: 'Beneficiarios finales conocidos',
        ownership: 'Estructura de propiedad completa',
        rut: 'RUT sin otra cuenta',
        exposure: lines.exposure,
        document: 'Documentos de la empresa aceptados',
        'looked-at': lines['looked-at'],
        powers: 'Poderes registrados',
        'owners-compared': 'Dueños comparados con la escritura',
      },
    },
  },
} as const satisfies WordsOfKinds<
  'limits' | 'limit-rules' | 'due-diligence' | 'level-requirements' | 'review-checklist'
>
