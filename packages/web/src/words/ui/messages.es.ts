/** What the visual kit itself says. */
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
} as const
