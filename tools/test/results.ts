import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** One test case that ran. */
export interface Case {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  /** Its file; absent for an error outside of tests. */
  readonly file?: string
  /** The reason of its failure, in few lines. */
  readonly why?: string
  /** It failed in the parallel run and passed alone. */
  readonly unsteady?: true
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number | null
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** The name of the case for a file that did not load; when it loads again, its tests stand for it. */
const wholeOf = (file = ''): string => `${file} as a whole`

/** The cases of a Vitest run. A file that does not load counts as a failed case; skipped cases are not counted. */
export function vitestCases(report: VitestReport): Case[] {
  return report.testResults.flatMap((file) => {
    const cases = file.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration, failureMessages = [] }) => ({
        name: fullName,
        passed: status === 'passed',
        seconds: (duration ?? 0) / 1000,
        file: file.name,
        ...whyOf(failureMessages),
      }))
    const broken = file.status === 'failed' && cases.every(({ passed }) => passed)
    return broken
      ? [...cases, { name: wholeOf(file.name), passed: false, seconds: 0, file: file.name }]
      : cases
  })
}

interface Said {
  readonly message?: string
}

const LINES_MAX = 12

/** The first lines of the failure messages, without colours. */
function whyOf(messages: readonly string[]): Pick<Case, 'why'> {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'))
  const said = lines.filter((line) => line.trim() !== '').slice(0, LINES_MAX)
  return said.length === 0 ? {} : { why: said.join('\n') }
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string
    readonly file?: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly duration: number; readonly errors?: readonly Said[] }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}
interface PlaywrightReport extends PlaywrightSuite {
  readonly errors?: readonly Said[]
}

/** The cases of a Playwright run; each error outside of tests counts as a failed case. */
export function playwrightCases(report: PlaywrightReport): Case[] {
  const outside = (report.errors ?? []).map(({ message = 'the run' }) => ({
    name: message.split('\n')[0] ?? message,
    passed: false,
    seconds: 0,
  }))
  return [...casesOfSuite(report), ...outside]
}

function casesOfSuite(suite: PlaywrightSuite): Case[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests, file }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        name: title,
        passed: status === 'expected',
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(file === undefined ? {} : { file }),
        ...whyOf(results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))),
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(casesOfSuite)]
}

/**
 * The cases of one part, from its report file. A part with a failing exit code always has at least one
 * failure, even without a report.
 */
export function casesOf<Report>(
  name: string,
  code: number,
  file: string,
  read: (report: Report) => Case[],
): Case[] {
  const cases = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : []
  if (code === 0 || cases.some(({ passed }) => !passed)) return cases
  return [...cases, { name: `${name} ended with code ${code}`, passed: false, seconds: 0 }]
}

/**
 * The most failed files that run again. Journeys share one environment, so one failure can make those of several files
 * fail; with more failed files the change is at fault.
 */
const FEW = 8

/** The files to run again alone: those of the failures, when they are few and each failure has a file. */
export function filesToRepeat(cases: readonly Case[]): readonly string[] {
  const failed = cases.filter(({ passed }) => !passed)
  const files = [...new Set(failed.map(({ file }) => file))].filter((file) => file !== undefined)
  const all = failed.every(({ file }) => file !== undefined)
  return all && files.length <= FEW ? files : []
}

/** The result after a second run alone: cases that pass then are unsteady, the others have failed. */
export const afterRepeating = (first: readonly Case[], second: readonly Case[]): Case[] =>
  first.map((one) => {
    const again = second.filter(
      ({ name, file }) => file === one.file && (name === one.name || one.name === wholeOf(file)),
    )
    const passes = again.length > 0 && again.every(({ passed }) => passed)
    return !one.passed && passes ? { ...one, passed: true, unsteady: true } : one
  })

const indented = (why = ''): string => (why === '' ? '' : `\n${why.replaceAll(/^/gm, '    ')}`)

/** The ten slowest cases, the unsteady ones, and as the last line the totals. */
export function summary(cases: readonly Case[]): string {
  const slowest = cases.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  const failed = cases.filter(({ passed }) => !passed)
  const unsteady = cases.filter((one) => one.unsteady)
  return [
    'The slowest:',
    ...slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`),
    ...(unsteady.length === 0
      ? []
      : ['Unsteady (failed beside the others, passed alone):', ...unsteady.map(({ name }) => `  ${name}`)]),
    ...(failed.length === 0
      ? []
      : ['Failed:', ...failed.map(({ name, why }) => `  ${name}${indented(why)}`)]),
    `${cases.length - failed.length} passed, ${failed.length} failed, ${unsteady.length} unsteady`,
  ].join('\n')
}
