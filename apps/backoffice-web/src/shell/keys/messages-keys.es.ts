/** The list of keys. It is apart from the other words of the shell, which the sign-in loads too. */
export const keyMessages = {
  title: 'Teclas',
  switch: 'Usar teclas sin Ctrl',
  switchHint:
    'Vale en este navegador. Apágalas si dictas o si se activan sin querer. Ctrl K funciona siempre.',
  everywhere: 'En todas partes',
  go: 'Ir a una pantalla: G y una letra',
  goHint: 'Teclas: G y {key}',
  search: 'Buscar y hacer',
  list: 'Ver esta lista',
  rows: 'Fila o caso siguiente y anterior',
  undo: 'Deshacer lo último',
} as const
