/** What must hold before a case is accepted. */
export const checklistMessages = {
  title: 'Antes de aceptar',
  ready: 'Todo lo exigido se cumple.',
  missing:
    '{count, plural, one {Falta # comprobación exigida. Mientras falte no se puede aceptar.} other {Faltan # comprobaciones exigidas. Mientras falten no se puede aceptar.}}',
  warned:
    '{count, plural, one {Hay # punto que decide quien revisa.} other {Hay # puntos que decide quien revisa.}}',
  see: 'Ver',
  seeWhat: 'Ver: {line}',
  standings: { met: 'Listo', open: 'Falta', warned: 'Revisar' },
  lines: {
    identity: 'Identidad confirmada',
    screening: 'Listas',
    exposure: 'Persona expuesta políticamente',
    fact: 'Dato: {of}',
    document: 'Documento: {of}',
    reading: 'Lectura por máquina',
    'looked-at': 'Documentos abiertos por alguien del equipo',
    owners: 'Beneficiarios finales identificados',
    ownership: 'Estructura de propiedad completa',
    rut: 'RUT sin otra cuenta',
    powers: 'Poderes registrados',
    'owners-compared': 'Dueños comparados con la escritura',
  },
  results: {
    identity: {
      registry: 'El Registro Civil coincide',
      document: 'Por un documento aceptado',
      confirmed: 'Confirmada',
      none: 'Sin confirmar: pide y acepta un documento de identidad',
    },
    screening: {
      clear: 'Sin coincidencias',
      hit: 'Con coincidencias: deciden dos personas',
      none: 'Sin respuesta de las listas',
    },
    exposure: {
      none: 'Declara que no',
      self: 'Sí: deciden dos personas',
      relative: 'Un familiar: deciden dos personas',
      associate: 'Un cercano: deciden dos personas',
      undeclared: 'Sin declarar',
    },
    fact: { given: 'Declarado', missing: 'Sin declarar' },
    document: {
      accepted: 'Aceptado',
      waiting: 'Por revisar',
      missing: 'No lo ha enviado',
      refused: 'Rechazado',
      'too-old': 'Vencido',
    },
    reading: {
      agrees: 'Coincide con lo declarado',
      unread: 'La máquina no leyó ningún documento',
      differs: 'Difiere en {fields}',
    },
    'looked-at': {
      all: 'Todos',
      some: 'Falta abrir al menos uno',
      nothing: 'No hay documentos',
    },
    owners: { some: '{count, plural, one {# persona} other {# personas}}', none: 'Nadie' },
    ownership: { whole: 'Completa', faults: 'Con observaciones: mira los beneficiarios finales' },
    rut: { free: 'Ninguna', taken: 'Otro cliente tiene este RUT' },
    powers: { recorded: 'Sí', none: 'Todavía no' },
    'owners-compared': {
      matches: 'Coinciden',
      differs: 'Difieren',
      unread: 'Sin escritura leída todavía',
    },
  },
} as const
