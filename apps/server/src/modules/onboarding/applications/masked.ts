/** Masks an e-mail: 'a•••@correo.cl'. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${[...local][0] ?? ''}•••@${domain}`
}

/** Masks a phone: '+56 ••• 78'. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)} ••• ${phone.slice(-2)}`
