import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSetting, settingKind, type RetentionClass } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { sessionLife } from '../modules/access/sign-in/session.ts'
import { registrationLifeMs } from '../modules/onboarding/registrations/registration.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const features = path.join(root, 'apps/customer-web/src/features')
const helpText = (file: string) => readFileSync(path.join(features, file), 'utf8')

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

/** The classes of which the texts say that the law obliges to keep them after the end of the relationship. */
const promised: readonly RetentionClass[] = [
  'identity',
  'contact',
  'recipients',
  'transfers',
  'due-diligence',
  'decisions',
  'messages',
  'consents',
]
const groundsOf = (dataClass: RetentionClass) => settingKind.retention.initial(dataClass)?.grounds ?? []
const yearsOf = (dataClass: RetentionClass) =>
  groundsOf(dataClass).flatMap(({ from, period, unit }) =>
    from === 'relationship-end' && unit === 'years' ? [period] : [],
  )

const numbers: Readonly<Record<string, number>> = { cuatro: 4, cinco: 5, seis: 6, siete: 7, diez: 10 }
/** The years that a text promises in a sentence; the pattern has one group for the number. */
function yearsIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1] ?? ''
  return numbers[found] ?? Number(found === '' ? Number.NaN : found)
}

const published = async (key: string): Promise<string> => {
  const [row] = await asOwner<{ text: string }>(
    world,
    `select data->>'text' as text from platform.versioned where noun = 'terms' and key = $1
     order by version desc limit 1`,
    [key],
  )
  return row?.text ?? ''
}

test('the privacy notice: promises the period of every class that counts from the end of the relationship', async () => {
  const notice = await published('privacy-notice')
  const years = yearsIn(notice, /identidad y de tus envíos: (\w+) años después de que termina tu relación/)
  for (const dataClass of promised) expect([dataClass, yearsOf(dataClass)]).toEqual([dataClass, [years]])
})

test('the privacy notice: refers to the tax law for what the setting keeps from the last transfer', async () => {
  expect(await published('privacy-notice')).toContain(
    'documentos tributarios: el plazo que fija la ley tributaria',
  )
  expect(groundsOf('tax-identity')).toMatchObject([
    { from: 'relationship-end' },
    { from: 'last-transfer', period: 6, unit: 'years' },
  ])
})

test('the privacy notice: promises the life of a registration and of a session', async () => {
  const notice = await published('privacy-notice')
  const hours = (pattern: RegExp) => Number(pattern.exec(notice)?.[1]) * 3_600_000
  expect(hours(/registro que no terminaste: (\d+) horas/)).toBe(registrationLifeMs)
  expect(hours(/sesiones: (\d+) horas como máximo/)).toBe(sessionLife.longestMs)
})

test('the privacy notice and the consent: promise the days for which the setting keeps a selfie', async () => {
  const notice = await published('privacy-notice')
  const days = Number(/foto de tu rostro .* la borraremos (\d+) días después de resolver/.exec(notice)?.[1])
  expect(groundsOf('biometrics')).toMatchObject([{ from: 'verdict', period: days, unit: 'days' }])
  const read = (period: number) => {
    const grounds = groundsOf('biometrics').map((ground) => ({ ...ground, period }))
    return readSetting(settingKind.retention, { action: 'erase', grounds }, 'biometrics')
  }
  expect(read(days)).toHaveProperty('data')
  expect(read(days + 1)).toMatchObject({ faults: [{ at: 'grounds.0.period', fault: 'too-big' }] })
  // The consent has the period of the setting in force in place of a number.
  const { text = '' } = settingKind.selfieConsent.initial('default') ?? {}
  expect(text).toContain('{{days}} días desde que resolvemos')
  expect(text).not.toMatch(/\d+ días/)
})

test('the terms of use: the records of at least so many years are not kept for less', async () => {
  const years = yearsIn(await published('terms-of-use'), /guardar registros por al menos (\w+) años/)
  for (const dataClass of promised) expect(yearsOf(dataClass)[0]).toBeGreaterThanOrEqual(years)
})

test.each(['help/regulation/messages.es.ts', 'help/questions/messages.es.ts'])(
  '%s: promises the period of the setting',
  (file) => {
    const years = yearsIn(helpText(file), /se conserva (\d+) años desde que termina la relación/)
    expect(yearsOf('identity')).toEqual([years])
  },
)

test('the closing page: states the years of `relationship-terms`, which are those of the setting', () => {
  expect(helpText('closures/messages.es.ts')).toMatch(/\{years, plural/)
  expect(yearsOf('identity')).toEqual([settingKind.relationshipTerms.initial('default')?.keptYears])
})
