/** The members of a company and their powers. */
export const customersMessages = {
  members: {
    signatures: 'Envíos por firmar',
    title: 'Personas de {name}',
    documentTitle: 'Personas',
    lead: 'Quién usa la cuenta de la empresa y qué puede hacer.',
    you: 'Tú',
    since: 'Desde el {date}',
    failed: 'No pudimos cargar a las personas',
    roles: 'Qué puede hacer cada rol',
  },
  signing: {
    alone: 'Firma envíos por su cuenta, {limit}.',
    together:
      'Firma junto con {more, plural, one {otra persona} other {otras # personas}} entre {names}, {limit}.',
    lacking:
      'Firma junto con otras personas, {limit}. {missing, plural, one {Falta invitar a una} other {Falta invitar a #}} a la cuenta.',
    limit: 'hasta USD {amount}',
    unlimited: 'sin tope de monto',
    none: 'No firma envíos: los poderes de la empresa no la nombran.',
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
      'Pierde el acceso a la empresa de inmediato. Los envíos que hizo continúan y no se mueve dinero.',
    removed: '{name} ya no está en la empresa.',
    leave: 'Salir de la empresa',
    leaveTitle: '¿Salir de la empresa?',
    leaveText:
      'Pierdes el acceso a la empresa de inmediato y se cierra tu sesión. Para volver necesitas otra invitación.',
    keep: 'Volver',
  },
  missing: {
    transfer: 'Ver el envío',
    transfers: 'Ver los envíos',
  },
} as const
