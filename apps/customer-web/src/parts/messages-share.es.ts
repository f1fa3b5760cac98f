export const shareMessages = { whatsApp: 'WhatsApp', mail: 'Correo' } as const
