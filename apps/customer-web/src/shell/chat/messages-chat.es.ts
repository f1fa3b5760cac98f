export const chatMessages = { open: 'Chat', title: 'Chat de ayuda', close: 'Cerrar el chat' }
