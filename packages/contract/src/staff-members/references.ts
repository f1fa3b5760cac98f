import { z } from 'zod/mini'
import { text, wireId } from '../shapes.ts'

/** The member of staff to whom something is assigned. */
export const staffReference = z.strictObject({ id: wireId('staff'), name: text(200) })
