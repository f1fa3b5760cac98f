/** The texts of the pictures that social networks show for a page. */
export const cardMessages = {
  home: 'Envía dinero al extranjero y mira el precio completo antes de pagar',
  country: 'Enviar dinero a {country}',
  rate: 'Tipo de cambio para tu envío',
  market: 'De mercado: {rate}. {source}, {at}',
  anytime: 'Comisión, tipo de cambio y fecha de llegada a la vista',
} as const
