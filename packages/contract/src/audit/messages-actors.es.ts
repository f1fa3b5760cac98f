/** Who acts, where no person is named. */
export const auditActorNames = {
  customer: 'Cliente',
  staff: 'Equipo',
  partner: 'Una contraparte',
  system: 'El sistema',
  anyone: 'Cualquiera',
} as const

/** Jobs, by the name under which they act. */
export const auditJobNames = {
  access: 'cuentas y sesiones',
  'at-most': 'límites de solicitudes',
  'audit-origins': 'direcciones IP del registro',
  books: 'libros',
  'case-states': 'estado de los casos',
  closures: 'cierre de cuentas',
  customers: 'clientes',
  documents: 'documentos',
  events: 'eventos',
  evidence: 'evidencia de integridad',
  figures: 'cifras',
  'index-keys': 'llaves de búsqueda',
  instructions: 'instrucciones a los bancos',
  'ledger-command': 'comando de los libros',
  notifications: 'avisos a clientes',
  onboarding: 'solicitudes de cuenta',
  'operator-command': 'comando de operación',
  'page-heads': 'páginas públicas',
  partitions: 'particiones de las tablas',
  payins: 'pagos recibidos',
  payouts: 'pagos al exterior',
  'pending-items': 'pendientes',
  platform: 'mantención de la plataforma',
  quotes: 'tipos de cambio',
  're-encrypt': 'cifrado de los datos',
  readiness: 'control de la apertura',
  recipients: 'beneficiarios',
  reconciliation: 'conciliación',
  referrals: 'invitaciones',
  support: 'conversaciones de soporte',
  changes: 'avisos de cambios a páginas abiertas',
  relay: 'entrega de eventos',
  'release-idle': 'casos que nadie abre',
  'requirements.company-files': 'documentos de empresas',
  'requirements.company-owners': 'socios de empresas',
  retention: 'conservación de datos',
  risk: 'riesgo de los clientes',
  'rotate-indexes': 'índices de búsqueda',
  screening: 'consulta de listas',
  seed: 'datos de demostración',
  selfies: 'selfies',
  settings: 'parámetros',
  'site-files': 'archivos de las aplicaciones',
  statements: 'comprobantes y cartolas',
  traces: 'trazas',
  transfers: 'envíos',
  treasury: 'tesorería',
} as const

/** An act of a job. */
export const jobText = (name: string): string => `Trabajo: ${name}`

/** The end of a proposal of one kind. */
export const auditEndText = {
  decide: (kind: string) => `Decidió una propuesta: ${kind}`,
  withdraw: (kind: string) => `Retiró una propuesta: ${kind}`,
} as const
