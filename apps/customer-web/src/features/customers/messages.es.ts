/** The members of a company and their powers. */
export const customersMessages = {
  members: {
    signatures: 'Envíos por firmar',
    title: 'Personas de {name}',
    documentTitle: 'Personas',
    lead: 'Quién actúa por la empresa y qué puede hacer.',
    you: 'Tú',
    since: 'Desde el {date}',
    failed: 'No pudimos traer a las personas',
    roles: 'Qué puede cada rol',
  },
  signing: {
    alone: 'Firma envíos por su cuenta, {limit}.',
    together:
      'Firma junto con {more, plural, one {otra persona} other {otras # personas}} entre {names}, {limit}.',
    lacking:
      'Firma junto con otras personas, {limit}. {missing, plural, one {Falta una que todavía no está} other {Faltan # que todavía no están}} en la cuenta.',
    limit: 'hasta USD {amount}',
    unlimited: 'sin tope de monto',
    none: 'No firma envíos: los poderes de la empresa no le nombran.',
  },
  change: {
    open: 'Cambiar a {name}',
    action: 'Cambiar',
    title: 'Rol de {name}',
    role: 'Qué puede hacer',
    save: 'Guardar rol',
    remove: 'Quitar de la empresa',
    removeTitle: '¿Quitar a {name} de la empresa?',
    removeText:
      'Deja de ver y de actuar por la empresa al instante. Los envíos que hizo siguen su curso y no se mueve dinero.',
    leave: 'Salir de la empresa',
    leaveTitle: '¿Salir de la empresa?',
    leaveText:
      'Dejas de ver y de actuar por la empresa al instante y se cierra tu sesión. Para volver necesitas otra invitación.',
    keep: 'Volver',
  },
  missing: {
    transfer: 'Ver el envío',
    transfers: 'Ver los envíos',
  },
} as const
