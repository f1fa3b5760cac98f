import { settingKind } from '@puente/contract/staff'
import { inSantiago } from '../../modules/corridors/index.ts'
import { seedVersion } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import { readDemoPublished } from './demo-data.ts'

/** How long the demo figures are shown: longer than a demo world lives. */
const DEMO_DAYS = 730

/** Seeds the figures that the demo operator found published: those of fictitious providers and of one fictitious bank. */
export async function seedPublished(work: Work): Promise<void> {
  const { costs, bankLimits } = await readDemoPublished()
  const asOf = inSantiago(work.now).day
  const { kind, initial } = settingKind.payerBanks
  await seedVersion(work, settingKind.publishedCosts.kind, 'default', {
    validDays: DEMO_DAYS,
    figures: costs.map((figure) => ({ ...figure, asOf })),
  })
  await seedVersion(work, kind, 'default', {
    validDays: DEMO_DAYS,
    banks: [
      ...Object.entries(bankLimits).map(([name, limit]) => ({ name, ...limit, asOf })),
      ...(initial('default')?.banks ?? []),
    ],
  })
}
