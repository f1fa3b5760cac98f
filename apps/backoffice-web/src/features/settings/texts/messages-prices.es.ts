import type { WordsOfKinds } from './words-of.ts'

export const countryForm = 'Escribe el código del país: dos letras mayúsculas, como CL.'

const onlyFor = {
  label: 'Solo para',
  hint: 'En blanco, para personas y empresas.',
  values: { person: 'Personas', company: 'Empresas' },
} as const

const kinds = {
  text: 'Texto',
  digits: 'Dígitos',
  code: 'Letras y dígitos',
  choice: 'Elección',
  'address-street': 'Calle y número',
  'address-city': 'Ciudad',
  'address-region': 'Región o estado',
  'address-postal-code': 'Código postal',
} as const

const rule = {
  kind: { label: 'Qué contiene', values: kinds },
  label: { label: 'Nombre del campo en los textos', hint: 'Clave en inglés, por ejemplo account-number.' },
  minLength: 'Largo mínimo',
  maxLength: 'Largo máximo',
  pattern: { label: 'Forma', hint: 'Expresión regular que cumple el valor completo.' },
  checks: {
    label: 'Dígitos de control',
    row: 'Control',
    fields: {
      kind: { label: 'Cálculo', values: { weighted: 'Suma ponderada', iban: 'IBAN (ISO 7064)' } },
      severity: { label: 'Si no coincide', values: { block: 'Se rechaza', warn: 'Se advierte' } },
      onlyIf: { label: 'Solo si calza con', hint: 'Expresión regular.' },
      from: { label: 'Desde el carácter', hint: 'Los números negativos cuentan desde el final.' },
      to: { label: 'Hasta antes del carácter', hint: '0 es el final.' },
      weights: { label: 'Ponderadores', item: 'Ponderador' },
      fromLast: 'Empieza por el último carácter',
      digitSums: 'Suma los dígitos de cada producto',
      modulus: 'Módulo',
      at: 'Posición del carácter de control',
      symbols: 'Carácter de control de cada resto',
      letters: 'Letras que se suman',
      lengths: { label: 'Largo del IBAN por país', name: 'País', nameForm: countryForm, value: 'Largo' },
    },
  },
  inputMode: {
    label: 'Teclado del teléfono',
    values: { text: 'Texto', numeric: 'Numérico', tel: 'Teléfono', email: 'Correo' },
  },
  optional: 'Puede quedar en blanco',
  groupsOf: 'Se muestra en grupos de',
  asked: 'Se pregunta salvo que otra respuesta diga lo contrario',
} as const

const recipientField = {
  name: { label: 'Código del campo', hint: 'Único en el destino. No cambia nunca.' },
  ...rule,
  onlyFor,
  autocomplete: { label: 'Autocompletar', hint: 'Atributo autocomplete de HTML.' },
  choices: {
    label: 'Opciones',
    row: 'Opción',
    fields: {
      value: { label: 'Valor', hint: 'Como lo recibe la red de pago.' },
      name: { label: 'Nombre propio', hint: 'Por ejemplo, el de un banco.' },
      onlyFor,
      rules: {
        label: 'Qué cambia en los campos siguientes',
        name: 'Campo',
        nameForm: 'Escribe el nombre interno del campo: letras sin acento y números, con minúscula inicial.',
        value: { label: 'Cambio', fields: rule },
      },
    },
  },
} as const

export const priceFields = {
  corridor: {
    country: { label: 'País', hint: 'Código de dos letras, por ejemplo US.' },
    currency: { label: 'Moneda', hint: 'Código de tres letras, por ejemplo USD.' },
    order: { label: 'Orden', hint: 'Los números menores se ofrecen primero.' },
    rail: 'Red de pago',
    otherRails: { label: 'Redes de reemplazo, en orden', item: 'Red' },
    minimumSendMinor: 'Mínimo por envío',
    maximumSendMinor: 'Máximo por envío',
    receiveStepMinor: { label: 'Monto más pequeño que paga la red', hint: 'En la moneda de destino.' },
    runs: {
      label: 'La red paga',
      values: { 'every-day': 'Todos los días', 'banking-days': 'Solo días hábiles' },
    },
    rests: {
      label: 'Días en que no paga',
      hint: 'Reemplazan a los feriados del país. Por ejemplo 12-25 o easter -2.',
      item: 'Día',
    },
    cutOff: {
      label: 'Hora de corte',
      hint: 'Lo que está listo antes sale el mismo día.',
      fields: { time: 'Hora de Santiago', days: 'Días' },
    },
    opensAt: { label: 'Hora de apertura', hint: 'Lo que quedó para el día siguiente sale a esta hora.' },
    deliveryBankingDays: 'Días hábiles hasta el abono',
    deliveredBy: { label: 'Abonado antes de las', hint: 'Hora de Santiago.' },
    deliveryMinutes: { label: 'Minutos hasta el abono', hint: 'Cuando se abona el mismo día.' },
    name: {
      label: 'Nombre del beneficiario en la red',
      fields: {
        maxLength: 'Largo máximo',
        characters: { label: 'Letras', values: { ascii: 'Sin tildes ni ñ', any: 'Todas' } },
        allowed: {
          label: 'Caracteres permitidos',
          hint: 'Como dentro de los corchetes de una expresión regular.',
        },
        written: {
          label: 'Reemplazos',
          name: 'Carácter',
          nameForm: 'Escribe un solo carácter.',
          value: 'Se escribe',
        },
      },
    },
    account: {
      label: 'Campos que forman la cuenta',
      hint: 'Códigos de campo. El último es por el que se reconoce.',
      item: 'Campo',
    },
    fields: { label: 'Datos del beneficiario, en orden', row: 'Campo', fields: recipientField },
  },
  holidays: {
    days: {
      label: 'Días distintos del calendario publicado',
      hint: 'Lo ya prometido no cambia. Los días pasados cuentan en la antigüedad de lo que espera.',
      row: 'Día',
      fields: {
        day: { label: 'Fecha', hint: 'De lunes a viernes.' },
        banks: { label: 'Los bancos', values: { closed: 'Cierran', open: 'Abren' } },
        reason: { label: 'Motivo', hint: 'Por ejemplo, la ley que lo declara.' },
      },
    },
  },
  fee: {
    fixedMinor: { label: 'Parte fija', hint: 'IVA incluido.' },
    bps: { label: 'Parte proporcional al monto', hint: 'IVA incluido.' },
    ivaPercent: 'IVA dentro de ambas partes',
  },
  spread: { bps: 'Margen sobre el tipo de cambio de mercado' },
  'quote-rules': {
    staleAfterMinutes: { label: 'Vigencia de un tipo de cambio', hint: 'Con uno más antiguo no se cotiza.' },
    jumpBps: {
      label: 'Salto que se retiene',
      hint: 'Una lectura que se aparta más de la última aceptada espera.',
    },
    confirmedAfterMinutes: { label: 'Un salto se acepta si dura', hint: 'Tiempo en el nivel nuevo.' },
    quoteMinutes: 'Duración de una cotización firme',
  },
  'rail-limits': { maximumReceiveMinor: 'Máximo por envío' },
  'published-costs': {
    validDays: { label: 'Una cifra se muestra durante', hint: 'Desde su fecha.' },
    figures: {
      label: 'Cifras',
      row: 'Cifra',
      fields: {
        name: 'Empresa',
        product: { label: 'Producto', hint: 'Como lo llama la empresa.' },
        corridorId: { label: 'Destino', hint: 'Código del destino, por ejemplo us-usd.' },
        sendMinor: 'Monto que paga el cliente',
        feeMinor: {
          label: 'Comisiones con impuestos',
          hint: 'Si la fuente da el costo total, va aquí y el margen es 0.',
        },
        marginBps: { label: 'Margen cambiario', hint: 'Sobre el tipo de cambio de mercado.' },
        source: { label: 'Fuente', hint: 'Dirección de la página que publica la cifra.' },
        asOf: { label: 'Fecha de la cifra', hint: 'El día en que la página la decía.' },
      },
    },
  },
} as const satisfies WordsOfKinds<
  'corridor' | 'holidays' | 'fee' | 'spread' | 'quote-rules' | 'rail-limits' | 'published-costs'
>
