export const accountMessages = {
  title: 'Documentos',
  lead: 'Tu cartola muestra cada envío de un período con su comisión, su IVA y lo que llegó.',
  form: {
    title: 'Pedir una cartola',
    kind: 'Período',
    kinds: { month: 'Un mes', year: 'Un año', days: 'Otras fechas' },
    month: 'Mes',
    year: 'Año',
    from: 'Desde',
    to: 'Hasta',
    format: 'Formato',
    formats: {
      pdf: 'PDF',
      xlsx: 'Excel',
      csv: 'CSV',
    },
    formatTexts: {
      pdf: 'Para mostrar a otros: tiene un código que cualquiera puede verificar',
      xlsx: 'Para trabajar con los montos, con un resumen por estado',
      csv: 'Para importar en otro programa',
    },
    submit: 'Descargar cartola',
    faults: {
      format: 'Escribe la fecha con día, mes y año. Por ejemplo, 24/11/2026.',
      'before-start': 'El último día es anterior al primero. Elige el mismo día o uno posterior.',
      'not-yet': 'Esa fecha todavía no llega. Elige una hasta hoy.',
      'too-long': 'Una cartola tiene hasta 366 días. Elige un período más corto.',
    },
  },
  progress: {
    gathering: 'Buscando tus envíos',
    coming:
      '{count, plural, =0 {Descargando la cartola} one {Descargando un envío} other {Descargando {shown} envíos}}',
    bytes: '{step}: {size} kB',
    saved:
      '{count, plural, =0 {La cartola está en tus descargas: no hubo envíos en esas fechas.} one {La cartola de un envío está en tus descargas.} other {La cartola de {shown} envíos está en tus descargas.}}',
  },
  failed: 'No pudimos descargar la cartola',
  issued: {
    title: 'Cartolas que pediste',
    failed: 'No pudimos cargar tus cartolas',
    empty: 'Todavía no pides ninguna cartola',
    emptyText:
      'Aquí guardamos cada una con su folio. Puedes descargarla de nuevo si los envíos no cambiaron.',
    period: 'Del {from} al {to}',
    facts: 'Folio {folio}, emitida el {at}',
    sums: '{count, plural, =0 {Sin envíos} one {Un envío de {amount}} other {{shown} envíos por {amount}}}',
    download: 'Descargar en {format} la cartola del {from} al {to}',
    more: 'Cargar más',
  },
  fileName: 'cartola-{from}-{to}.{format}',
} as const
