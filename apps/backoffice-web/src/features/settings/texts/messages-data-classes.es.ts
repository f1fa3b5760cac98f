import type { RetentionClass } from '@puente/contract/staff'

/** The name of each class of data that ends by the setting of retention. */
export const dataClassNames = {
  identity: 'Identidad y documentos',
  'tax-identity': 'Nombre, RUT y domicilio',
  contact: 'Contacto y acceso',
  recipients: 'Beneficiarios',
  transfers: 'Partes de los envíos y pagos',
  'due-diligence': 'Debida diligencia',
  biometrics: 'Fotos del rostro y su comparación',
  decisions: 'Decisiones y con qué se tomaron',
  messages: 'Conversaciones con clientes',
  consents: 'Dirección IP de las aceptaciones',
  ratings: 'Comentarios de las calificaciones',
  notices: 'Correos y SMS enviados',
  visitors: 'Conversaciones con visitantes',
  'unmatched-payments': 'Pagos sin cliente',
  'partner-messages': 'Mensajes de las contrapartes',
  'partner-calls': 'Registro de llamadas a las contrapartes',
  books: 'Libros y auditoría',
} as const satisfies Record<RetentionClass, string>
