/** The saved views of a list, and the dialogs that save and delete one. They are no part of the entry chunk. */
export const viewMessages = {
  saved: 'Vistas guardadas',
  save: 'Guardar vista',
  saveTitle: 'Guardar esta vista',
  nameLabel: 'Nombre',
  nameHint: 'Guarda los filtros, el orden y las columnas, no el texto buscado.',
  nameMissing: 'Escribe un nombre para encontrarla después.',
  share: 'Compartir con el equipo',
  sharedBy: 'Vista de {owner}',
  forget: 'Borrar la vista {name}',
  forgetTitle: '¿Borras la vista {name}?',
  forgetOwn: 'Solo se borra la vista guardada: lo que hay en la lista sigue igual.',
  forgetShared: 'La pierde también tu equipo. Lo que hay en la lista sigue igual.',
  forgetConfirm: 'Borrar la vista',
  forgetCancel: 'Volver',
} as const
