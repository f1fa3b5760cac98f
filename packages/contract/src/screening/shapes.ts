import { z } from 'zod/mini'
import { text } from '../shapes.ts'

/** A name that resembles one on a watch list, with the version of the list. */
export const hit = z.strictObject({
  screenedName: text(200),
  list: text(80),
  entryId: text(80),
  listedName: text(200),
  scoreBps: z.number(),
  listVersion: text(80),
})
