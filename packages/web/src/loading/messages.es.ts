export const loadingMessages = {
  retry: 'Intentar de nuevo',
  requestId: 'Código para soporte: {requestId}',
  moreFailed: 'No pudimos traer más',
} as const
