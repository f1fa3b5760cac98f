/** Text without line breaks and with single spaces. */
export const oneLine = (typed: string): string => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
