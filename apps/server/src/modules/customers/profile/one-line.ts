/** Text without line breaks and with single spaces. */
export const oneLine = (typed: string): string => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Whether a typed value is not empty and has neither a letter nor a digit, such as an emoji. */
export const isOnlySigns = (typed: string): boolean => /^[^\p{L}\p{N}]+$/u.test(typed.trim())
