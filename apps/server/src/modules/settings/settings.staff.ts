import { isRefusal, refuse, type Refusal, type RefusalCode } from '@puente/contract'
import { differenceOf, keyOfPath, staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { nameOfDay } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { fileOfSettings, importView, proposeFile } from './carry-settings.ts'
import { placeOf, proposeSetting, staffIn, withdrawScheduled, type Place } from './change-setting.ts'
import { deleteDraft, saveDraft } from './drafts.store.ts'
import type { SettingRule } from './setting-rule.ts'
import { settingSummaries, settingView, versionHeads, versionInForce, wholeVersions } from './views.ts'
import { versionList, versionOf } from '../../platform/data/versions.ts'

interface Named {
  readonly kind: string
  readonly key: string
}

/** Finds the setting that a path names and runs the body on it. */
async function at<T>(
  work: Work,
  { kind, key }: Named,
  body: (place: Place) => Promise<T>,
): Promise<T | Refusal<'not-found'>> {
  const place = placeOf(work, kind, keyOfPath(key))
  return isRefusal(place) ? place : body(place)
}

async function viewOf(work: Work, place: Place) {
  const number = await versionInForce(work, place)
  const current =
    number === undefined ? undefined : await versionOf(work, place.setting.kind, place.key, number)
  return settingView(work, place, current)
}

/** The setting after an action, or the action's refusal. */
async function shown<Code extends RefusalCode>(
  work: Work,
  place: Place,
  done: object | Refusal<Code> | true,
) {
  return isRefusal(done) ? (done as Refusal<Code>) : viewOf(work, place)
}

const instantOf = (written: string | undefined): Date | undefined =>
  written === undefined ? undefined : new Date(written)

const reading: readonly Handler[] = [
  readHandler(endpoints.listSettings, async (work) => ({ items: await settingSummaries(work) })),
  handler(endpoints.getSetting, (work, { params }) => at(work, params, (place) => viewOf(work, place))),
  readHandler(endpoints.listSettingVersions, (work, { params, query }) =>
    at(work, params, async (place) => {
      const page = await pageOf(work, versionList, { kind: place.setting.kind, key: place.key }, query)
      if (isRefusal(page)) return page
      const { rows, ...next } = page
      return { items: await versionHeads(work, rows, await versionInForce(work, place)), ...next }
    }),
  ),
  handler(endpoints.getSettingVersion, (work, { params }) =>
    at(work, params, async (place) => {
      const found = await versionOf(work, place.setting.kind, place.key, params.version)
      if (found === undefined) return refuse('not-found')
      const [whole] = await wholeVersions(work, [found], await versionInForce(work, place))
      return whole ?? refuse('not-found')
    }),
  ),
  handler(endpoints.compareSettingVersions, (work, { params, query }) =>
    at(work, params, async ({ setting, key }) => {
      const before = await versionOf(work, setting.kind, key, query.from)
      const after = await versionOf(work, setting.kind, key, query.to)
      if (before === undefined || after === undefined) return refuse('not-found')
      return { items: differenceOf(before.data, after.data) }
    }),
  ),
]

const changing = (rules: readonly SettingRule[]): readonly Handler[] => [
  handler(endpoints.saveSettingDraft, (work, { params, body }) =>
    at(work, params, async ({ setting, key }) => {
      const author = staffIn(work, setting.proposes)
      if (isRefusal(author)) return author
      const { inForceFrom, from, ...draft } = body
      const instants = { inForceFrom: instantOf(inForceFrom), typedFrom: from }
      await saveDraft(work, setting.kind, key, author, { ...draft, ...instants })
      return undefined
    }),
  ),
  handler(endpoints.deleteSettingDraft, (work, { params }) =>
    at(work, params, async ({ setting, key }) => {
      if (work.actor.kind === 'staff') await deleteDraft(work, setting.kind, key, work.actor.staffId)
      return undefined
    }),
  ),
  handler(endpoints.proposeSetting, (work, { params, body: { data, note, inForceFrom } }) =>
    at(work, params, async (place) =>
      shown(
        work,
        place,
        await proposeSetting(work, rules, place, { data, note, from: instantOf(inForceFrom) }),
      ),
    ),
  ),
  handler(endpoints.withdrawSettingVersion, (work, { params, body }) =>
    at(work, params, async (place) =>
      shown(work, place, await withdrawScheduled(work, place, params.version, body.note)),
    ),
  ),
]

const carrying = (rules: readonly SettingRule[]): readonly Handler[] => [
  readHandler(endpoints.exportSettings, async (work) => {
    const file = `${JSON.stringify(await fileOfSettings(work), null, 2)}\n`
    await work.audit({ action: 'export-settings' })
    return { fileName: `${nameOfDay('parametros', work.now)}.json`, write: () => lines(file) }
  }),
  handler(endpoints.getSettingsImport, importView),
  handler(endpoints.proposeSettingsImport, async (work, { body: { file, note } }) => {
    const done = await proposeFile(work, rules, file, note)
    return isRefusal(done) ? done : importView(work)
  }),
]

/** Staff handlers of settings; `rules` are what other modules add to their own settings. */
export const settingHandlers = (rules: readonly SettingRule[]): readonly Handler[] => [
  ...reading,
  ...changing(rules),
  ...carrying(rules),
]

async function* lines(text: string): AsyncGenerator<string> {
  yield text
}
