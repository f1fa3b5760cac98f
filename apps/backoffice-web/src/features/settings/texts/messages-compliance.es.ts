/* long: the words of every setting of compliance, one after another as the screens list them */
import type { WordsOfKinds } from './words-of.ts'

const customers = { person: 'Personas', company: 'Empresas' } as const
const regimes = { traditional: 'Conservador', 'one-day': 'Empresa en un Día' } as const
const types = { label: 'Tipos de empresa', hint: 'Códigos de tipos de empresa.', item: 'Tipo' } as const
const code = { label: 'Código', hint: 'No cambia después de usarse.' } as const

const diligences = { standard: 'Estándar', enhanced: 'Reforzada' } as const

export const complianceFields = {
  'annual-update': {
    months: {
      label: 'Entre dos confirmaciones',
      fields: { normal: 'Riesgo normal', elevated: 'Riesgo elevado', high: 'Riesgo alto' },
    },
    graceDays: { label: 'Plazo para confirmar', hint: 'Después deja de enviar.' },
  },
  'risk-rules': {
    rules: {
      label: 'Reglas',
      hint: 'Si varias reglas del mismo dato se cumplen, cuenta la de más puntos.',
      row: 'Regla',
      fields: {
        fact: {
          label: 'Dato',
          values: {
            residence: 'País de residencia',
            nationality: 'Nacionalidad',
            occupation: 'Ocupación',
            activity: 'Actividad de la empresa',
            destination: 'Moneda de destino',
            exposure: 'Persona expuesta políticamente',
            screening: 'Listas',
            level: 'Nivel',
            income: 'Tramo de ingresos',
            'sent-year': 'Enviado en 365 días',
            'expected-month': 'Envío mensual declarado',
          },
        },
        values: { label: 'Códigos', hint: 'En blanco para un monto.', item: 'Código' },
        fromUsdCents: { label: 'Desde, en dólares', hint: 'Solo para lo enviado en 365 días.' },
        fromClpMinor: { label: 'Desde, en pesos', hint: 'Solo para el envío mensual declarado.' },
        points: 'Puntos',
      },
    },
    bands: {
      label: 'Desde cuántos puntos',
      fields: { elevated: 'Riesgo elevado', high: 'Riesgo alto' },
    },
    diligence: {
      label: 'Diligencia',
      hint: 'Con la reforzada, una segunda persona confirma.',
      fields: {
        normal: { label: 'Riesgo normal', values: diligences },
        elevated: { label: 'Riesgo elevado', values: diligences },
        high: { label: 'Riesgo alto', values: diligences },
      },
    },
  },
  'relationship-terms': {
    reviewDaysMax: { label: 'Entre dos revisiones de una restricción, como máximo' },
    exitNoticeDays: { label: 'Aviso antes de terminar una relación' },
    keptYears: {
      label: 'Datos después del término',
      hint: 'Se cuenta desde el fin de la relación con el cliente.',
    },
  },
  retention: {
    action: {
      label: 'Al terminar',
      hint: 'La acción de la clase no cambia; «guardar» la suspende.',
      values: { erase: 'Borrar', pseudonymise: 'Separar de la persona', keep: 'Guardar' },
    },
    grounds: {
      label: 'Plazos',
      hint: 'Los datos se guardan hasta que termina el último.',
      row: 'Plazo',
      fields: {
        period: 'Cuánto',
        unit: { label: 'Unidad', values: { days: 'Días', months: 'Meses', years: 'Años' } },
        from: {
          label: 'Desde',
          values: {
            'relationship-end': 'El fin de la relación',
            'last-transfer': 'El último envío',
            decision: 'La última decisión',
            verdict: 'La resolución sobre cada foto',
            creation: 'La fecha de cada dato',
          },
        },
        source: { label: 'Fuente', hint: 'La ley que obliga, o «Política propia».' },
      },
    },
  },
  'processing-activities': {
    activities: {
      label: 'Tratamientos',
      row: 'Tratamiento',
      fields: {
        code: { label: 'Código', hint: 'No cambia.' },
        name: 'Nombre',
        purpose: 'Para qué',
        basis: {
          label: 'Base legal',
          values: {
            consent: 'Consentimiento',
            contract: 'Contrato',
            'legal-duty': 'Obligación legal',
            'legitimate-interest': 'Interés legítimo',
            claims: 'Defensa de derechos',
          },
        },
        people: 'De quiénes',
        data: 'Qué datos',
        recipients: 'Quién los recibe',
        abroad: { label: 'Al extranjero', hint: 'Con qué resguardo. Vacío si no salen de Chile.' },
        retention: { label: 'Hasta cuándo', hint: 'Con la norma que lo exige.' },
        measures: 'Medidas de seguridad',
      },
    },
  },
  'requirement-rules': {
    extensions: {
      label: 'Cédulas con vigencia prorrogada',
      row: 'Cédula',
      fields: {
        group: { label: 'Cédulas', values: { chilean: 'De chilenos', foreign: 'De extranjeros' } },
        printedFrom: 'Vencimiento impreso desde el',
        printedUntil: 'Vencimiento impreso hasta el',
        holdsUntil: {
          label: 'Vale hasta',
          hint: 'Un día, como 2027-12-31, o un año, como 2027: el mismo día y mes de ese año.',
        },
      },
    },
    requirements: {
      label: 'Qué se pide a cada cliente',
      row: 'Regla',
      fields: {
        customer: { label: 'Cliente', values: customers },
        levels: {
          label: 'Niveles',
          values: { basic: 'Básico', standard: 'Estándar', enhanced: 'Ampliado' },
        },
        companyTypes: { ...types, label: 'Solo estos tipos de empresa' },
        regimes: { label: 'Solo en estos registros', values: regimes },
        asks: {
          label: 'Documentos',
          values: {
            identity: 'Documento de identidad',
            'proof-of-income': 'Comprobante de ingresos',
            'balance-sheet': 'Balance',
            'tax-folder': 'Carpeta tributaria',
            'monthly-tax-returns': 'Formularios 29',
          },
        },
        blocks: 'Sin ellos no puede enviar',
      },
    },
    maxAgeMonths: {
      label: 'Antigüedad máxima',
      hint: 'En blanco, sin máximo.',
      fields: {
        'proof-of-income': 'Comprobante de ingresos',
        'balance-sheet': 'Balance',
        'tax-folder': 'Carpeta tributaria',
        'monthly-tax-returns': 'Formularios 29',
      },
    },
  },
  'document-rule': {
    order: { label: 'Orden', hint: 'Los números menores se muestran primero.' },
    customers: { label: 'Lo envían', values: customers },
    sides: {
      label: 'Lados',
      hint: 'Sin marcar ninguno, el documento tiene páginas.',
      values: { front: 'Frente', back: 'Reverso' },
    },
    sources: {
      label: 'Tipos de archivo',
      values: { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' },
    },
    pagesMax: { label: 'Archivos como máximo', hint: 'De cada lado.' },
    keptYears: 'Se conserva al menos',
    refusedKeptDays: 'Uno rechazado se conserva',
  },
  'company-file-rules': {
    ownerFromBps: { label: 'Beneficiario final desde', hint: 'Parte de la empresa.' },
    layersMax: {
      label: 'Empresas entre un dueño y el cliente, como máximo',
      hint: 'En blanco, diez.',
    },
    types: {
      label: 'Tipos de empresa, en el orden en que se ofrecen',
      row: 'Tipo',
      fields: {
        code,
        name: 'Nombre',
        regimes: { label: 'Registros', values: regimes },
        hasOwners: 'Tiene dueños',
      },
    },
  },
  'company-paper-rules': {
    freshDays: 'Antigüedad máxima de un certificado al llegar',
    holdsDays: { label: 'Vigencia de un certificado', hint: 'Desde su emisión.' },
    shareToleranceBps: 'Tolerancia en la participación',
    neededBy: {
      label: 'Qué tipos de empresa muestran cada documento',
      fields: {
        'constitution-deed': { ...types, label: 'Escritura de constitución' },
        powers: { ...types, label: 'Poderes' },
        'validity-certificate': { ...types, label: 'Certificado de vigencia' },
        shareholders: { ...types, label: 'Registro de socios' },
      },
    },
  },
  occupations: {
    choices: {
      label: 'Ocupaciones, en el orden en que se ofrecen',
      row: 'Ocupación',
      fields: { code, name: 'Nombre', asksEmployer: 'Pide el empleador' },
    },
  },
  'company-activities': {
    activities: {
      label: 'Actividades del SII',
      row: 'Actividad',
      fields: { code: { label: 'Código', hint: 'Los seis dígitos del SII.' }, name: 'Nombre' },
    },
  },
} as const satisfies WordsOfKinds<
  | 'annual-update'
  | 'risk-rules'
  | 'relationship-terms'
  | 'retention'
  | 'processing-activities'
  | 'requirement-rules'
  | 'document-rule'
  | 'company-file-rules'
  | 'company-paper-rules'
  | 'occupations'
  | 'company-activities'
>

export const textFields = {
  terms: {
    text: {
      label: 'Texto',
      hint: 'Los nombres entre llaves, como {{operator}}, se reemplazan por los del operador.',
    },
    changes: { label: 'Qué cambió', hint: 'Contra la versión anterior, como lo lee el cliente.' },
  },
  'selfie-consent': {
    text: {
      label: 'Texto',
      hint: 'Lo que el cliente acepta antes de enviar su selfie. {{days}} es el plazo de conservación vigente.',
    },
    provider: { label: 'Si también compara un servicio', hint: 'Se agrega donde hay uno configurado.' },
  },
  eap: {
    title: 'Título',
    text: 'Texto',
    questions: {
      label: 'Preguntas',
      row: 'Pregunta',
      fields: {
        code: { label: 'Código', hint: 'No cambia después de responderse.' },
        kind: { label: 'Respuesta', values: { 'yes-no': 'Sí o no', text: 'Texto' } },
        label: 'Pregunta',
        optional: 'Puede quedar sin respuesta',
      },
    },
  },
  'message-template': {
    subject: { label: 'Asunto', hint: 'También es la primera línea del correo.' },
    body: { label: 'Cuerpo', hint: 'Deja una línea en blanco entre párrafos.' },
    after: { label: 'Cierre', hint: 'Va después del código, la tabla o la cita.' },
    action: 'Botón',
    sms: { label: 'SMS', hint: 'Con los datos del ejemplo ocupa a lo más tres partes.' },
    brief: {
      label: 'Aviso en el teléfono',
      hint: 'Se lee con el teléfono bloqueado y va en el SMS: sin montos, cuentas ni referencias.',
    },
  },
} as const satisfies WordsOfKinds<'terms' | 'selfie-consent' | 'eap' | 'message-template'>

export const referralFields = {
  causes: {
    causes: {
      label: 'Causas, en el orden en que se ofrecen',
      row: 'Causa',
      fields: {
        id: 'Código',
        name: 'Nombre',
        about: 'Qué hace',
      },
    },
  },
  'referral-terms': {
    inviterMinor: 'Para quien invita',
    invitedMinor: 'Para quien llega',
    minimumSendMinor: 'Primer envío desde',
    keptDays: 'Plazo para hacerlo',
    mostPerYear: 'Recompensas por año',
  },
} as const satisfies WordsOfKinds<'causes' | 'referral-terms'>
