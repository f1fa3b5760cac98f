import { z } from 'zod/mini'
import { proposalHead } from '../approvals/shapes.ts'
import { staffRoles } from '../endpoint.ts'
import { instant, text } from '../shapes.ts'
import { settingKinds } from './registry.ts'

/** The kind of a setting. */
export const settingKind = z.enum(settingKinds as [string, ...string[]])
/** A key, as the database stores it. */
export const settingKey = text(60)
/** The data of a version; its fields are those of its kind (docs/settings.md). */
export const settingData = z.record(z.string(), z.unknown())

/** One difference between two versions. */
export const settingChange = z.strictObject({
  at: text(400, 0),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
})
export type SettingChange = z.output<typeof settingChange>

/** A setting as a row of the list. */
export const settingSummary = z.strictObject({
  kind: settingKind,
  key: settingKey,
  /** The newest version in force, and since when. Absent while the key has only a proposal. */
  version: z.optional(z.int()),
  inForceFrom: z.optional(instant),
  /** Whether that version came with the product: it has been in force from the start. */
  isInitial: z.boolean(),
  /** Whether the newest version in force fits its fields; otherwise an older one is used. */
  fits: z.boolean(),
  /** When the next confirmed version comes into force. */
  nextFrom: z.optional(instant),
  /** Whether a proposal waits for a second person. */
  proposed: z.boolean(),
})
export type SettingSummary = z.output<typeof settingSummary>

/** A version without its data. */
export const settingVersionHead = z.strictObject({
  version: z.int(),
  inForceFrom: instant,
  /** Whether it came with the product: it has been in force from the start, and its instant is only nominal. */
  isInitial: z.boolean(),
  state: z.enum(['in-force', 'scheduled', 'replaced', 'withdrawn']),
  fits: z.boolean(),
  note: z.optional(text(1000)),
  /** Empty for the initial version of the product. */
  writtenBy: text(200, 0),
  approvedBy: text(200, 0),
  withdrawnBy: z.optional(text(200, 0)),
  writtenAt: instant,
})
export type SettingVersionHead = z.output<typeof settingVersionHead>

/** A version of a setting with its data. */
export const settingVersion = z.strictObject({ ...settingVersionHead.shape, data: settingData })
export type SettingVersionWire = z.output<typeof settingVersion>

/** When a version takes force, as a person types it: unless later, on confirmation. It need not be complete. */
export const typedInstant = z.strictObject({
  isLater: z.boolean(),
  /** A day in Santiago, YYYY-MM-DD, or what was typed in its place. */
  day: text(24, 0),
  /** A time of that day, HH:MM, or what was typed in its place. */
  time: text(24, 0),
})
export type TypedInstant = z.output<typeof typedInstant>

/** A setting with its versions, its proposal and the caller's draft. */
export const settingShape = z.strictObject({
  kind: settingKind,
  key: settingKey,
  /** Absent while the key has no version. */
  current: z.optional(settingVersion),
  scheduled: z.array(settingVersion),
  /**
   * The versions, in force or scheduled, of the keys that apply where this key has none; the most specific key first,
   * and of each key the earliest version first.
   */
  general: z.array(z.strictObject({ ...settingVersion.shape, key: settingKey })),
  /**
   * The open proposal, which a second person confirms or sends back, and its differences from the version that it would
   * replace.
   */
  proposal: z.optional(
    z.strictObject({
      ...proposalHead,
      data: settingData,
      inForceFrom: z.optional(instant),
      changes: z.array(settingChange),
    }),
  ),
  /** The caller's unsubmitted draft. */
  draft: z.optional(
    z.strictObject({
      data: settingData,
      note: text(1000, 0),
      inForceFrom: z.optional(instant),
      /** Absent if the draft was created from a proposal that was withdrawn or sent back. */
      from: z.optional(typedInstant),
      basedOn: z.int(),
      updatedAt: instant,
    }),
  ),
  proposes: z.array(z.enum(staffRoles)),
  decides: z.array(z.enum(staffRoles)),
  /** How many days ahead a change must be announced now; none before the operator first opens sales. */
  noticeDays: z.int(),
})
export type SettingWire = z.output<typeof settingShape>

/** One setting of a file of settings. */
export const settingInFile = z.strictObject({ kind: text(60), key: settingKey, data: settingData })
/** Settings transferred from one installation to another. */
export const settingsFile = z.strictObject({
  format: z.literal('puente-settings-1'),
  settings: z.array(settingInFile).check(z.maxLength(500)),
})
export type SettingsFile = z.output<typeof settingsFile>

/** A file of settings that waits for a second person, with its changes. */
export const settingsImport = z.strictObject({
  proposal: z.optional(
    z.strictObject({
      ...proposalHead,
      settings: z.array(
        z.strictObject({ kind: settingKind, key: settingKey, changes: z.array(settingChange) }),
      ),
    }),
  ),
})
export type SettingsImportWire = z.output<typeof settingsImport>
