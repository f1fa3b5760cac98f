/** Opening the account of a company. */
export const newCompanyMessages = {
  title: '¿Qué empresa es?',
  lead: 'Quedas a cargo de su cuenta: completas su ficha, invitas a otras personas y decides qué puede hacer cada una.',
  rut: 'RUT de la empresa',
  rutHint: 'Por ejemplo, 76.123.456-0.',
  rutMissing: 'Escribe el RUT de la empresa',
  rutWrong: 'Revisa el RUT: el dígito verificador no coincide',
  rutShape: 'Revisa el RUT: escríbelo completo, como 76.123.456-0',
  rutOfPerson: 'Ese RUT es de una persona. Escribe el de la empresa.',
  legalName: 'Razón social',
  legalNameHint: 'Como aparece en el Servicio de Impuestos Internos.',
  legalNameMissing: 'Escribe la razón social',
  submit: 'Crear la cuenta de la empresa',
  after: 'Después completas la ficha de la empresa. Mientras la revisamos puedes cotizar.',
} as const
