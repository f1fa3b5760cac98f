export const ownershipMessages = {
  label: 'Dueños de {name}',
  has: 'tiene',
  cross: 'Participación cruzada: ya aparece arriba',
  again: 'Sus socios aparecen arriba',
  beneficial: 'Beneficiario final',
  beneficialWith: 'Beneficiario final · {share} en total',
  nominee: 'Actúa a nombre de otro',
  bearer: 'Acciones al portador',
  applicant: 'La empresa',
} as const
