import type { Job } from '../../platform/jobs/jobs.ts'
import { settingsMisfitting } from '../../platform/telemetry/metrics.ts'
import type { Runtime } from '../../platform/work.ts'
import { applyEffects } from './change-setting.ts'
import type { SettingRule } from './setting-rule.ts'
import { settingsThatDoNotFit } from './views.ts'
import { dueVersions, markInForce } from '../../platform/data/versions.ts'

const actor = { kind: 'system', name: 'settings' } as const
const BATCH = 20

/** Applies the effects of versions whose instant has come. They are in force without it: every reader goes by the instant. */
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

/** Reports newest versions that do not fit their fields; older ones are used in their place. */
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

/** What the worker does for settings. */
export const settingJobs = (rules: readonly SettingRule[]): readonly Job[] => [
  { name: 'settings.take-force', everyMs: 5_000, round: takeForce(rules) },
  { name: 'settings.check', everyMs: 60_000, round: check },
]
