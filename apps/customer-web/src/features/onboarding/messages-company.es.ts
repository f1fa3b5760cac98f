/** Opening the account of a company. */
export const newCompanyMessages = {
  title: '¿Qué empresa es?',
  lead: 'Administrarás su cuenta: completas su ficha, invitas a otras personas y eliges qué puede hacer cada una.',
  rut: 'RUT de la empresa',
  rutHint: 'Por ejemplo, 76.123.456-0.',
  legalName: 'Razón social',
  legalNameHint: 'Como aparece en el Servicio de Impuestos Internos.',
  legalNameMissing: 'Escribe la razón social. Por ejemplo, Comercial Los Robles SpA.',
  submit: 'Crear la cuenta de la empresa',
  after: 'Después completas la ficha de la empresa. Mientras la revisamos puedes cotizar.',
} as const
