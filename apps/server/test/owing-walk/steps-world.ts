import { settingKind } from '@puente/contract/staff'
import { customerJobs } from '../../src/modules/customers/index.ts'
import { addDays, inSantiago } from '../../src/modules/corridors/index.ts'
import { quoteJobs } from '../../src/modules/quotes/index.ts'
import { acceptTerms, termsInForce } from '../../src/modules/terms/index.ts'
import { publisherOf } from '../../src/wiring/publisher.ts'
import { asOwner } from '../owner.ts'
import { confirmSetting, proposeSetting, settingNow } from '../settings.ts'
import { hours, minutes } from '../test-clock.ts'
import { answered, pick, type Cast, type Step } from './cast.ts'

const today = ({ world }: Cast) => inSantiago(world.clock.now()).day

/** Writes the next version of published data, in force this many days from now. */
export const publish = (
  { world }: Cast,
  { noun, key, inDays, change }: { noun: string; key: string; inDays: number; change: string },
) =>
  asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     select noun, key, version + 1, $3, ${change}, 'staff:one', 'staff:two' from platform.versioned
     where noun = $1 and key = $2 order by version desc limit 1`,
    [noun, key, new Date(world.clock.now().getTime() + hours(24 * inDays))],
  )

/** Steps that affect everybody: time, the law, and published data. */
export const worldSteps = {
  'time goes by': async ({ world }, chance) => {
    await world.moveClock(
      pick(
        [
          hours(1),
          hours(20),
          hours(24 * 4),
          hours(24 * 29),
          hours(24 * 100),
          hours(24 * 30) - minutes(3),
          minutes(6),
        ],
        chance,
      ),
    )
    for (const job of [...quoteJobs(world.ports), ...customerJobs]) await job.round(world.runtime)
  },
  'a newer text is published': (cast, chance) =>
    publish(cast, {
      noun: 'terms',
      key: pick(['terms-of-use', 'privacy-notice'], chance),
      inDays: pick([0, 30], chance >> 1),
      change: 'data',
    }),
  'the texts are accepted': ({ world, person, company, work }, chance) =>
    work(async (one) => {
      const publisher = publisherOf(world.config)
      const [terms, privacy] = [
        await termsInForce(one, publisher, 'terms-of-use'),
        await termsInForce(one, publisher, 'privacy-notice'),
      ]
      const texts = { 'terms-of-use': terms.version, 'privacy-notice': privacy.version }
      return acceptTerms(one, publisher, { userId: pick([person, company], chance).userId }, texts, undefined)
    }),
  'the law takes a comuna away': async (cast, chance) => {
    const day = addDays(today(cast), pick([0, 1, 20], chance))
    await asOwner(
      cast.world,
      `update localities.comuna set valid_to = $1 where code = '16101' and valid_to is null`,
      [day],
    )
  },
  'the law gives it back': (cast) =>
    asOwner(cast.world, `update localities.comuna set valid_to = null where code = '16101'`),
  'two people change who shows what': async ({ staff }, chance) => {
    const rules = await settingNow(staff.oficial, settingKind.requirementRules)
    const asks: (typeof rules.requirements)[number] = {
      customer: 'person',
      levels: ['standard', 'basic'],
      asks: ['proof-of-income'],
      blocks: true,
    }
    const others = rules.requirements.filter(({ customer }) => customer !== 'person')
    const requirements = chance % 2 === 0 ? others : [...others, asks]
    const holds = {
      group: 'chilean',
      printedFrom: '2026-01-01',
      printedUntil: '2027-01-01',
      holdsUntil: '2029',
    } as const
    const extensions =
      chance % 3 === 0 ? [...rules.extensions.slice(0, 6), holds] : rules.extensions.slice(0, 6)
    const next = { ...rules, requirements, extensions }
    await answered(proposeSetting(staff.oficial, settingKind.requirementRules, next))
    await answered(confirmSetting(staff.admin, settingKind.requirementRules))
  },
  'companies show other papers': (cast, chance) =>
    publish(cast, {
      noun: 'company-paper-rules',
      key: 'default',
      inDays: pick([0, 3], chance >> 2),
      change: `jsonb_set(jsonb_set(data, '{holdsDays}', '${pick(['365', '30'], chance)}'), '{neededBy,powers}',
        '${pick(['["spa", "eirl"]', '["eirl"]'], chance >> 1)}')`,
    }),
  'facts hold for another time': (cast, chance) =>
    publish(cast, {
      noun: 'annual-update',
      key: 'rules',
      inDays: pick([0, 2], chance >> 1),
      change: `jsonb_set(data, '{graceDays}', '${pick(['30', '10'], chance)}')`,
    }),
  'other occupations ask for an employer': (cast, chance) =>
    publish(cast, {
      noun: 'occupations',
      key: 'person',
      inDays: 0,
      change: `jsonb_set(data, '{choices,2,asksEmployer}', '${pick(['true', 'false'], chance)}')`,
    }),
  'a rail writes other signs': (cast, chance) =>
    publish(cast, {
      noun: 'corridor',
      key: 'us-usd',
      inDays: 0,
      change: `jsonb_set(data, '{name}', '{"maxLength": 40, "characters": "ascii", "allowed": "${pick(
        ['A-Za-z .', 'A-Za-z '],
        chance,
      )}"}')`,
    }),
} satisfies Readonly<Record<string, Step>>
