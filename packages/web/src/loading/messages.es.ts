export const loadingMessages = {
  retry: 'Intentar de nuevo',
  requestId: 'Código para soporte: {requestId}',
  moreFailed: 'No pudimos cargar más',
  newer: {
    title: 'Hay una versión nueva',
    offer: 'Cuando termines lo que estás haciendo, actualiza.',
    screen: 'Para abrir esta pantalla, actualiza la página.',
    take: 'Actualizar',
  },
} as const
