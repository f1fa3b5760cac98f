import { z } from 'zod/mini'
import { text } from '../shapes.ts'

/** An address in Chile. The comuna is absent when it is unknown or no longer in the catalogue. */
export const addressShape = z.strictObject({
  street: z.optional(text(120)),
  number: z.optional(text(20)),
  unit: z.optional(text(40)),
  /** The comuna’s code in `listLocalities`. */
  comuna: z.optional(text(5)),
  comunaName: z.optional(text(80)),
  regionName: z.optional(text(80)),
})

/** An address in Chile as typed. An omitted part stays unchanged; an empty text removes it. */
export const addressDraft = z.strictObject({
  street: z.optional(text(120, 0)),
  /** `s/n` when there is no number. */
  number: z.optional(text(20, 0)),
  unit: z.optional(text(40, 0)),
  /** The comuna’s code in `listLocalities`. */
  comuna: z.optional(text(5, 0)),
})
