/**
 * Banks and issuers in Chile from which transfers are made, before staff change them: those of the CMF's catalogue that
 * serve persons and companies, and the cooperatives and prepaid issuers that take part in transfers between banks.
 */
export const initialBanks: readonly string[] = [
  'BancoEstado',
  'Banco de Chile',
  'Santander',
  'BCI',
  'Scotiabank',
  'Itaú',
  'Banco Falabella',
  'Banco Ripley',
  'Banco Consorcio',
  'BICE',
  'Banco Internacional',
  'Coopeuch',
  'Mercado Pago',
  'Tenpo',
  'Tanner Banco Digital',
  'BTG Pactual',
]
