export const notFoundMessages = {
  title: 'Esta página no existe',
  message: 'Puede que la dirección haya cambiado o que falte una letra. Tu dinero y tus envíos siguen igual.',
  home: 'Ir al inicio',
} as const
