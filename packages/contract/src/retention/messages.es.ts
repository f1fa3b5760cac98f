/** The sources of the first terms of retention, as staff and customers read them. */
export const retentionSources = {
  laundering: 'Ley 19.913, art. 5; UAF, circular 62 de 2025, e.2',
  cases: 'UAF, circular 62 de 2025, c.8',
  tax: 'Código Tributario, arts. 17 y 200',
  books: 'Código Tributario, arts. 17 y 200; sin datos personales',
  consent: 'Ley 19.628, art. 12: la prueba corresponde al responsable',
  biometrics: 'Ley 19.628, arts. 16 y 16 ter: consentimiento expreso y aviso de privacidad',
  own: 'Política propia',
} as const
