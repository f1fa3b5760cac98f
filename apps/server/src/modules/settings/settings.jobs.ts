import type { Job } from '../../platform/jobs/jobs.ts'
import { settingsMisfitting } from '../../platform/telemetry/metrics.ts'
import type { Runtime } from '../../platform/work.ts'
import { applyEffects } from './change-setting.ts'
import type { SettingRule } from './setting-rule.ts'
import { settingsThatDoNotFit } from './views.ts'
import { dueVersions, markInForce } from '../../platform/data/versions.ts'

const actor = { kind: 'system', name: 'settings' } as const
const BATCH = 20

/** Applies the effects of versions whose instant has come. Readers use such a version even before this job runs. */
export const takeForce =
  (rules: readonly SettingRule[]) =>
  (runtime: Runtime): Promise<number> =>
    runtime.work(actor, async (work) => {
      const due = await dueVersions(work, BATCH)
      for (const version of due) {
        await applyEffects(work, rules, version)
        await markInForce(work, version)
      }
      return due.length === BATCH ? BATCH : 0
    })

/** Reports newest versions with invalid data; an older version is used in place of each. */
async function check(runtime: Runtime): Promise<number> {
  const wrong = await runtime.work(actor, settingsThatDoNotFit)
  settingsMisfitting.reset()
  for (const { kind, key, version, at, fault } of wrong) {
    settingsMisfitting.inc({ setting: kind, key })
    runtime.logger.error(
      { setting: kind, key, version, at, fault },
      'a version of a setting does not fit its fields',
    )
  }
  return 0
}

/** Jobs of settings. */
export const settingJobs = (rules: readonly SettingRule[]): readonly Job[] => [
  { name: 'settings.take-force', everyMs: 5_000, round: takeForce(rules) },
  { name: 'settings.check', everyMs: 60_000, round: check },
]
