/** Masks an e-mail so that its owner recognises it: 'pe•••@demo.puente.test'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, Math.max(at, 0)))}•••${at < 0 ? '' : email.slice(at)}`
}

/** Masks a phone so that its owner recognises it: '•••5678'. */
export const maskedPhone = (phone: string): string => `•••${phone.slice(-4)}`
