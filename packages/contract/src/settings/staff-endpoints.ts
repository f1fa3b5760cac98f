import { z } from 'zod/mini'
import { proposalNote } from '../approvals/shapes.ts'
import { endpoint, fileEndpoint, staffRoles } from '../endpoint.ts'
import { instant, pageOf, paging, text } from '../shapes.ts'
import {
  settingChange,
  settingData,
  settingKind,
  settingShape,
  settingsFile,
  settingsImport,
  settingSummary,
  settingVersion,
  settingVersionHead,
  typedInstant,
} from './shapes.ts'

/** Every role that may write or decide some setting; each setting names its own roles. */
const writers = ['support', 'analyst', 'officer', 'treasury', 'admin'] as const
const deciders = ['officer', 'treasury', 'admin'] as const
const one = z.strictObject({
  /** The kind of the setting. */
  kind: settingKind,
  /** The key of the setting, with a dot for each slash. */
  key: text(60),
})
/** The number of a version: 1 is the first one of its key, 0 its initial data. */
const versionNumber = z.int().check(z.minimum(0))
const oneVersion = z.strictObject({
  /** The kind of the setting. */
  kind: settingKind,
  /** The key of the setting, with a dot for each slash. */
  key: text(60),
  /** The number of the version. */
  version: versionNumber,
})

export const listSettings = endpoint({
  name: 'listSettings',
  summary: 'Every setting that the caller may read, with its version in force and the scheduled one.',
  method: 'GET',
  path: '/api/settings',
  who: staffRoles,
  reply: z.strictObject({ items: z.array(settingSummary) }),
  refusals: [],
})

export const getSetting = endpoint({
  name: 'getSetting',
  summary: 'One setting: in force, scheduled, proposed, and the draft of the caller.',
  method: 'GET',
  path: '/api/settings/:kind/:key',
  who: staffRoles,
  params: one,
  reply: settingShape,
  refusals: ['not-found'],
})

export const listSettingVersions = endpoint({
  name: 'listSettingVersions',
  summary: 'The versions of a setting, the newest first.',
  method: 'GET',
  path: '/api/settings/:kind/:key/versions',
  who: staffRoles,
  params: one,
  query: z.strictObject({ ...paging }),
  reply: pageOf(settingVersionHead),
  refusals: ['not-found'],
})

export const getSettingVersion = endpoint({
  name: 'getSettingVersion',
  summary: 'One version of a setting with its data.',
  method: 'GET',
  path: '/api/settings/:kind/:key/versions/:version',
  who: staffRoles,
  params: oneVersion,
  reply: settingVersion,
  refusals: ['not-found'],
})

export const compareSettingVersions = endpoint({
  name: 'compareSettingVersions',
  summary: 'The differences between two versions of a setting.',
  method: 'GET',
  path: '/api/settings/:kind/:key/difference',
  who: staffRoles,
  params: one,
  query: z.strictObject({ from: versionNumber, to: versionNumber }),
  reply: z.strictObject({ items: z.array(settingChange) }),
  refusals: ['not-found'],
})

export const saveSettingDraft = endpoint({
  name: 'saveSettingDraft',
  summary: 'Stores the caller’s draft, which need not be valid and which nobody else sees.',
  method: 'PUT',
  path: '/api/settings/:kind/:key/draft',
  who: writers,
  params: one,
  body: z.strictObject({
    data: settingData,
    note: text(1000, 0),
    inForceFrom: z.optional(instant),
    /** As typed; a page of the former release sends `inForceFrom` only. */
    from: z.optional(typedInstant),
    basedOn: z.int(),
  }),
  refusals: ['not-found', 'not-allowed'],
})

export const deleteSettingDraft = endpoint({
  name: 'deleteSettingDraft',
  summary: 'Deletes the draft of the caller; without one nothing changes.',
  method: 'DELETE',
  path: '/api/settings/:kind/:key/draft',
  who: writers,
  params: one,
  refusals: ['not-found'],
})

export const proposeSetting = endpoint({
  name: 'proposeSetting',
  summary: 'Proposes the next version as a whole, in force once it is confirmed or from a later instant.',
  method: 'POST',
  path: '/api/settings/:kind/:key/proposal',
  who: writers,
  idempotent: true,
  params: one,
  body: z.strictObject({ data: settingData, note: proposalNote, inForceFrom: z.optional(instant) }),
  reply: settingShape,
  refusals: [
    'not-found',
    'not-allowed',
    'fields-wrong',
    'already-proposed',
    'nothing-changed',
    'settings-contradict',
  ],
})

export const withdrawSettingVersion = endpoint({
  name: 'withdrawSettingVersion',
  summary: 'Withdraws a confirmed version that is not in force yet; the one before it stays.',
  method: 'POST',
  path: '/api/settings/:kind/:key/versions/:version/withdrawal',
  who: deciders,
  stepUp: true,
  idempotent: true,
  params: oneVersion,
  body: z.strictObject({ note: proposalNote }),
  reply: settingShape,
  refusals: ['not-found', 'not-allowed', 'version-in-force'],
})

export const exportSettings = fileEndpoint({
  name: 'exportSettings',
  summary: 'Every setting in force as one file for import into another installation.',
  method: 'GET',
  path: '/api/settings-file',
  who: ['officer', 'admin'],
  stream: 'application/json',
  refusals: [],
})

export const getSettingsImport = endpoint({
  name: 'getSettingsImport',
  summary: 'The proposed file of settings, with the changes of each setting.',
  method: 'GET',
  path: '/api/settings-import',
  who: ['officer', 'admin'],
  reply: settingsImport,
  refusals: [],
})

export const proposeSettingsImport = endpoint({
  name: 'proposeSettingsImport',
  summary: 'Proposes a file of settings as a whole: all of its changes, or none.',
  method: 'POST',
  path: '/api/settings-import/proposal',
  who: ['officer', 'admin'],
  idempotent: true,
  body: z.strictObject({ file: settingsFile, note: proposalNote }),
  reply: settingsImport,
  refusals: ['already-proposed', 'nothing-changed', 'settings-file-wrong', 'settings-contradict'],
})
