export const accessMessages = {
  title: 'Iniciar sesión',
  lead: 'Acceso para el equipo de operación.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  missingEmail: 'Escribe tu correo electrónico.',
  missingPassword: 'Escribe tu contraseña.',
} as const
