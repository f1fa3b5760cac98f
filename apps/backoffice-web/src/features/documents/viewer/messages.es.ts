/** The viewer of a document: its controls and what it says when a file cannot be shown. */
export const viewerMessages = {
  controls: 'Ver {what}',
  smaller: 'Alejar',
  larger: 'Acercar',
  zoom: '{percent} %',
  turn: 'Girar',
  before: 'Página anterior',
  after: 'Página siguiente',
  page: 'Página {page} de {pages}',
  tab: 'Otra pestaña',
  failed: 'No se pudo mostrar el documento',
  failedText: 'El enlace dura dos minutos y puede haber vencido.',
  again: 'Volver a abrir',
} as const
