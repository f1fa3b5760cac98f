/** Texts of the dialog that starts a key without version. */
export const newKey = {
  add: 'Agregar parámetro',
  title: 'Agregar parámetro',
  kindMissing: 'Elige un parámetro.',
  corridor: 'Destino',
  customer: 'Clientes',
  customers: { both: 'Personas y empresas', person: 'Solo personas', company: 'Solo empresas' },
  country: 'País',
  countryHint: 'Código de dos letras, por ejemplo BR.',
  currency: 'Moneda',
  rail: 'Red de pago',
  key: 'Clave',
  from: 'Empieza con los valores de',
  fromHint: 'Los cambias antes de proponer.',
  start: 'Continuar',
  unknown: 'Revisa «{field}»: no corresponde a nada conocido.',
  exists: '{name} ya tiene este parámetro. Ábrelo desde la lista.',
} as const

/** The names that texts may contain between double braces: their meaning, and a value for the preview. */
export const names = {
  brand: { label: 'Marca', example: 'Puente' },
  site: { label: 'Sitio web', example: 'puente.example' },
  operator: { label: 'Razón social', example: 'Operador de Ejemplo SpA' },
  operatorRut: { label: 'RUT', example: '76.123.456-0' },
  operatorAddress: { label: 'Dirección', example: 'Calle Ejemplo 123, Santiago' },
  operatorEmail: { label: 'Correo', example: 'contacto@puente.example' },
  days: { label: 'Días', example: '90' },
  operatorPhone: { label: 'Teléfono', example: '+56 2 2345 6789' },
} as const
