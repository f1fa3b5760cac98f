import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment, installed, repository } from '../run/paths.ts'
import { playwrightCases, vitestCases, type Case } from './results.ts'

export interface Part {
  readonly name: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** The path of its report. */
  readonly report: string
  readonly read: (report: never) => Case[]
  /** Whether files with failed tests run once more. Tests of faults do not: one failure in several runs is a fault. */
  readonly repeats: boolean
}

export interface Wanted {
  readonly only: string | undefined
  /** Includes the slow tests, `*.slow.test.ts`. */
  readonly all: boolean
  /** The seed of random cases; when undefined, each test uses the seeds that it lists. */
  readonly seed: string | undefined
  /** Only these files; every file when empty. */
  readonly files: readonly string[]
}

export const partNames = ['rules', 'modules', 'faults', 'e2e'] as const

/** The parts of a test run, the fastest first. */
export function partsOf(wanted: Wanted, reportFolder: string): Part[] {
  const names = partNames.filter((name) => wanted.only === undefined || wanted.only === name)
  return names.flatMap((name) => {
    const report = join(reportFolder, `${name}.json`)
    if (name === 'e2e') return hasJourneys() ? [journeys(wanted, report)] : []
    return [vitest(name, wanted, report)]
  })
}

/** A dot for each test on a terminal; lines in a file or pipe. */
const dots = process.stdout.isTTY ? 'dot' : 'minimal'

function environmentOf({ all, seed }: Wanted): NodeJS.ProcessEnv {
  return {
    ...environment,
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
    PUENTE_TEST_ALL: all ? '1' : '',
    ...(seed === undefined ? {} : { PUENTE_SEED: seed }),
  }
}

/**
 * Tests of rules compute; tests of modules mostly wait for a worker's next round, so more of them fit on two
 * cores.
 */
const workers = { rules: 2, modules: 5, faults: 1 } as const

function vitest(name: keyof typeof workers, wanted: Wanted, report: string): Part {
  return {
    name,
    args: [
      installed('vitest/vitest.mjs'),
      'run',
      ...['--project', name, '--reporter', dots, '--reporter', 'json', '--outputFile.json', report],
      ...['--maxWorkers', String(workers[name])],
      ...wanted.files,
    ],
    env: environmentOf(wanted),
    report,
    read: vitestCases,
    repeats: name !== 'faults',
  }
}

function journeys(wanted: Wanted, report: string): Part {
  return {
    name: 'e2e',
    args: [
      installed('@playwright/test/cli.js'),
      'test',
      ...['--config', join(repository, 'e2e/playwright.config.ts'), '--reporter', 'list,json'],
      ...wanted.files,
    ],
    env: {
      ...environmentOf(wanted),
      // Playwright sets FORCE_COLOR for its workers; Node prints a warning when both are set.
      ...(process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' }),
      PUENTE_E2E_TRACE: wanted.files.length > 0 ? '1' : '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    report,
    read: playwrightCases,
    repeats: true,
  }
}

/** Playwright reports a run without tests as an error. */
function hasJourneys(): boolean {
  return ['journeys', 'tours'].some((folder) => {
    const path = join(repository, 'e2e', folder)
    return (
      existsSync(path) &&
      readdirSync(path, { recursive: true }).some((file) => String(file).endsWith('.spec.ts'))
    )
  })
}
