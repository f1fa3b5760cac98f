import { z } from 'zod/mini'
import { documentReasons } from '../documents/words.ts'
import { instant, text } from '../shapes.ts'
import { purposes } from '../transfers/states.ts'
import {
  customerLevels,
  exposures,
  incomeBands,
  levelApplicationStatuses,
  levelDocumentStates,
  levelFacts,
  raisedLevels,
} from './level-words.ts'
import { selfieNeed } from './selfie-shapes.ts'
import { requirementCodes } from './words.ts'

/** What a customer declares for a level. */
export const levelDeclaration = z.strictObject({
  income: z.optional(z.enum(incomeBands)),
  /** What they usually send money for. */
  purposes: z.optional(z.array(z.enum(purposes)).check(z.maxLength(5))),
  exposure: z.optional(z.enum(exposures)),
  /** The public function, and whose it is; required unless the exposure is 'none'. */
  exposureText: z.optional(text(300, 0)),
})
export type LevelDeclaration = z.output<typeof levelDeclaration>

/** A document that a level needs, and its state. */
const levelDocument = z.strictObject({
  code: z.enum(requirementCodes),
  state: z.enum(levelDocumentStates),
  /** Why the last one was refused. */
  reason: z.optional(z.enum(documentReasons)),
})

/** What a level needs of a customer, and how far their application for it is. */
export const levelNeeds = z.strictObject({
  level: z.enum(raisedLevels),
  /** Absent before the customer applied. */
  status: z.optional(z.enum(levelApplicationStatuses)),
  facts: z.array(z.strictObject({ fact: z.enum(levelFacts), isGiven: z.boolean() })),
  documents: z.array(levelDocument),
  /** Absent where the level needs none. */
  selfie: z.optional(selfieNeed),
  declared: levelDeclaration,
  /** Whether everything is given and sent. */
  isComplete: z.boolean(),
  /** How long staff take at most, in banking days. */
  usualDays: z.int(),
  /** Within how many business hours nine in ten decisions of the last 90 days were made; absent with fewer than 30. */
  usualHours: z.optional(z.int()),
  /** The deadline of the operator's answer. */
  answerBy: z.optional(instant),
  /** What staff asked the customer to correct. */
  returned: z.optional(text(500)),
})
export type LevelNeeds = z.output<typeof levelNeeds>

/** The level of the acting customer, and the next one. */
export const levelView = z.strictObject({
  level: z.enum(customerLevels),
  /** Absent at the highest level, and before the identity is confirmed. */
  next: z.optional(levelNeeds),
  /** What a person at the highest level declared and may change; below it, part of `next`. */
  declared: z.optional(levelDeclaration),
})
export type LevelView = z.output<typeof levelView>
