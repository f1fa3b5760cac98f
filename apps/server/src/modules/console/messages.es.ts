/** Headings and values of the files that staff export. */
export const exportMessages = {
  files: { customers: 'clientes', audit: 'auditoria' },
  customers: {
    id: 'Id',
    name: 'Nombre',
    rut: 'RUT',
    kind: 'Tipo',
    status: 'Estado',
    level: 'Nivel',
    createdAt: 'Cliente desde',
  },
  kinds: { person: 'Persona', company: 'Empresa' },
  statuses: { 'quote-only': 'Solo cotiza', active: 'Activo', refused: 'Rechazado', closed: 'Cerrado' },
  levels: { basic: 'Básico', standard: 'Estándar', enhanced: 'Ampliado' },
  audit: {
    at: 'Momento',
    actor: 'Quién',
    actorId: 'Id de quién',
    action: 'Qué',
    subject: 'Sobre qué',
    outcome: 'Resultado',
    refusal: 'Código del rechazo',
    requestId: 'Solicitud',
    facts: 'Datos',
  },
  otherAction: 'Otro acto',
  outcomes: { done: 'Hecho', alarm: 'Alarma', refused: 'Rechazado', other: 'Otro resultado' },
} as const
