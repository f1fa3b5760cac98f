import type { BreachDataClass } from '@puente/contract/staff'

/** The texts of the file with the register of breaches. */
export const breachMessages = {
  fileName: 'brechas-de-datos',
  knownOn: 'Conocida',
  happenedOn: 'Ocurrida',
  what: 'Qué pasó',
  dataClasses: 'Datos afectados',
  peopleCount: 'Personas afectadas',
  measures: 'Medidas',
  agencyNotifiedOn: 'Aviso a la Agencia',
  peopleNotifiedOn: 'Aviso a las personas',
  classes: {
    identity: 'Identidad',
    contact: 'Contacto',
    financial: 'Económicos o bancarios',
    documents: 'Documentos',
    credentials: 'Claves de acceso',
    sensitive: 'Sensibles',
  } satisfies Record<BreachDataClass, string>,
} as const
