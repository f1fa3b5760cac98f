/** The rule of a text with at least this many characters, without the space around it; `missing` is its message. */
export const atLeast = (least: number, missing: string) => ({
  validate: (typed: string) => typed.trim().length >= least || missing,
})

/** The rule of a note or reason: at least 3 characters. */
export const noteRule = (missing: string) => atLeast(3, missing)
