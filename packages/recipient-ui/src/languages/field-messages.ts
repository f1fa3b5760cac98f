import type { RecipientFieldFault } from '@puente/contract/corridors'
import type { recipientMessages } from '../messages.es.ts'

type Spanish = typeof recipientMessages
/** Choices whose texts are names of places: in other languages than Spanish they have the names of their country. */
type Choices = Omit<Spanish['choices'], 'state'>

/** Texts of the fields of a recipient's account in another language. A text that Spanish has and it lacks does not compile. */
// An interface has no index signature, which a catalogue needs.
export type FieldMessages = {
  /** The label of each field. */
  readonly fields: Readonly<Record<keyof Spanish['fields'], string>>
  readonly hints: Readonly<Record<keyof Spanish['hints'], string>>
  readonly choices: { readonly [Label in keyof Choices]: Readonly<Record<keyof Choices[Label], string>> }
  /** `field` is the label. */
  readonly faults: Readonly<Record<RecipientFieldFault, string>>
  readonly parts: {
    readonly example: string
    /** In place of the fault, where the length of the field is known. */
    readonly length: string
    readonly typed: string
    readonly range: string
    readonly least: string
    readonly most: string
    readonly exact: string
    readonly digits: string
    readonly letters: string
    readonly signs: string
    /** A warning about a value that may be sent. */
    readonly sure: string
    readonly choose: string
  }
  /** Faults of the recipient's name. */
  readonly name: { readonly short: string; readonly long: string; readonly characters: string }
}
