import type { CustomerRisk, DocumentKind, DocumentScan, DocumentSide, Id, StaffRole } from '@puente/contract'
import type {
  DecisionCheck,
  DecisionOutcome,
  DecisionSubject,
  LineStanding,
  Setting,
  SettingData,
} from '@puente/contract/staff'

/** The result of one check of a decision. */
export interface Check {
  readonly check: DecisionCheck
  /** What it is about: a fact, a requirement, a document or a setting. */
  readonly of?: string
  readonly result: string
  /** Only of a line of the checklist: whether it holds, and whether acceptance depends on it. */
  readonly standing?: LineStanding
}

/** A version of a setting that a decision used. */
export interface UsedSetting {
  readonly kind: string
  readonly key: string
  /** 0 for the initial data. */
  readonly version: number
  /** SHA-256 of its data, in hexadecimal digits. */
  readonly sha256: string
}

/** A file that was on hand. */
export interface UsedDocument {
  readonly id: Id<'document'>
  readonly kind: DocumentKind
  readonly side?: DocumentSide
  readonly page: number
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly sha256: string
  /** What the virus scanner had found. Absent in records from before it was kept. */
  readonly scan?: DocumentScan
}

/** The members of staff who opened a file, each with the latest time. */
export interface OpenedDocument {
  readonly documentId: Id<'document'>
  readonly staffId: Id<'staff'>
  readonly at: string
}

/** What is on hand about the customer besides the inputs of the checks. */
export interface Material {
  readonly documents: readonly UsedDocument[]
  /** Views by every member of staff; a stored record keeps only those of the deciding people. Absent in earlier records. */
  readonly opened?: readonly OpenedDocument[]
  readonly screening?: {
    readonly id: string
    readonly verdict: 'clear' | 'hit'
    readonly listVersion: string
  }
  /** The risk in force, and the score from which it follows. */
  readonly risk?: { readonly risk: CustomerRisk; readonly assessmentId?: string }
}

/** A text that the customer read, or the code of one: the reason of a refusal, or the part to correct. */
export interface CustomerText {
  readonly code?: string
  readonly text?: string
}

/** What people wrote about a decision, and in which role they acted. */
export interface Remarks {
  readonly note?: string
  readonly proposedAt?: string
  /** The role of who decided or proposed; undefined when the rules decided, and in earlier records. */
  readonly decidedRole?: StaffRole
  readonly confirmedRole?: StaffRole
  /** What the customer read beside the outcome. */
  readonly customerTexts?: readonly CustomerText[]
}

/** Everything that a decision used. */
export interface Used extends Material, Remarks {
  readonly settings: readonly UsedSetting[]
  /** In JSON, as the rule of the subject defines them. */
  readonly inputs: unknown
  readonly checks: readonly Check[]
}

/** A decision as it was recorded. */
export interface DecisionRecord {
  readonly id: Id<'decision'>
  readonly about: DecisionSubject
  readonly subject: string
  readonly customerId: Id<'customer'>
  readonly outcome: DecisionOutcome
  /** Who decided or proposed; undefined when the rules decided without staff. */
  readonly decidedBy: string | undefined
  readonly confirmedBy: string | undefined
  readonly at: Date
  readonly used: Used
}

/** Reads a setting in the version of the decision. */
export type ReadSetting = <S extends Setting>(setting: S, key?: string) => SettingData<S>

/**
 * The checks of one kind of decision. They are computed only from inputs and settings, so that the same versions give the
 * same results later.
 */
export interface DecisionRule<Inputs> {
  readonly about: DecisionSubject
  readonly settings: (inputs: Inputs) => readonly { readonly setting: Setting; readonly key?: string }[]
  readonly checks: (inputs: Inputs, read: ReadSetting) => readonly Check[]
}
