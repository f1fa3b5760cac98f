/** The audit trail: who did what, when and to what. */
export const auditMessages = {
  title: 'Auditoría',
  lead: 'Quién hizo qué, cuándo y sobre qué. Nada de esto se puede cambiar; las direcciones IP se borran al año.',
  caption: 'Registro de auditoría',
  fields: {
    actor: 'Quién (nombre)',
    action: 'Qué',
    subject: 'Sobre qué (nombre, RUT, referencia o parámetro)',
    from: 'Desde',
    to: 'Hasta',
  },
  columns: {
    at: 'Cuándo',
    actor: 'Quién',
    action: 'Qué',
    subject: 'Sobre qué',
    outcome: 'Resultado',
    address: 'Dirección IP',
    facts: 'Detalles',
  },
  empty: 'Todavía no hay nada en el registro',
  noneFound: 'Nada coincide',
  noneFoundMessage: 'Quita un filtro o amplía las fechas.',
  file: 'auditoria',
  otherAction: 'Otro acto',
} as const
