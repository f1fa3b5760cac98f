/** The texts of the page that other sites show in a frame. */
export const frameMessages = {
  title: 'Tipo de cambio de {currency} hoy en {brand}',
  rate: 'Nuestro tipo de cambio',
  market: 'De mercado: {rate}',
  asOf: '{source}, {at}',
  days: 'Últimos 30 días: entre {least} y {most}',
  few: 'Todavía no hay suficientes días para mostrar cómo cambió.',
  none: 'En este momento no tenemos un tipo de cambio confiable.',
  link: 'Ver más en {brand}',
} as const
