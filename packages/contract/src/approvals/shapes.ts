import { z } from 'zod/mini'
import { instant, text, wireId } from '../shapes.ts'

/** Who proposed something and why, while another has yet to decide; what was proposed stands beside it. */
export const proposalHead = { note: text(1000), by: text(200), byId: wireId('stf'), at: instant }

/** Why something is proposed: the second person reads it. */
export const proposalNote = text(1000, 3)

/** What a second person says to a proposal. */
export const decision = z.strictObject({ decision: z.enum(['confirm', 'send-back']) })
