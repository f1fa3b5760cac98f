/**
 * Whether a text has the form of an e-mail address (RFC 5321): no empty part between dots, and a domain of at least two
 * labels, none of which begins or ends with a hyphen. Only a code shows that the address exists.
 */
export const hasEmailForm = (text: string): boolean => EMAIL.test(text)

const EMAIL = /^[^\s@.]+(?:\.[^\s@.]+)*@(?:[^\s@.-](?:[^\s@.]*[^\s@.-])?\.)+[^\s@.-](?:[^\s@.]*[^\s@.-])?$/
