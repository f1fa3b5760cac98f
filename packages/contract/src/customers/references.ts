import { z } from 'zod/mini'
import { text, wireId } from '../shapes.ts'

/** A customer as back-office lists show it. */
export const customerReference = z.strictObject({
  id: wireId('customer'),
  name: text(200),
  /** `person` or `company`. */
  kind: text(20),
})
