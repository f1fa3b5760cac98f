/** Texts of the design system. */
export const uiMessages = {
  titlePrefix: 'Error: ',
  summaryTitle: 'Hay un problema',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  copy: 'Copiar',
  copied: 'Copiado',
  loading: 'Cargando…',
  skipToContent: 'Ir al contenido',
  close: 'Cerrar',
  optional: '(opcional)',
  tooLong: 'Caben {longest} caracteres y escribiste {typed}. Acórtalo.',
  amountNoDecimals: 'Este monto va sin decimales. El punto solo separa miles, como en 12.500.',
  amountSeparators: 'Revisa los puntos y las comas: el punto separa miles y la coma, decimales.',
} as const
