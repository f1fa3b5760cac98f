import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment, installed, repository } from '../run/paths.ts'
import { playwrightCases, vitestCases, type Case } from './results.ts'

export interface Part {
  readonly name: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** Where it leaves its report. */
  readonly report: string
  readonly read: (report: never) => Case[]
}

export interface Wanted {
  readonly only: string | undefined
  /** Also what does not fit into the fifteen minutes. */
  readonly all: boolean
  /** Files to keep to; every file when empty. */
  readonly files: readonly string[]
}

export const partNames = ['rules', 'modules', 'faults', 'e2e'] as const

/** The parts of a test run, the quickest first. */
export function partsOf(wanted: Wanted, reportFolder: string): Part[] {
  const names = partNames.filter((name) => wanted.only === undefined || wanted.only === name)
  return names.flatMap((name) => {
    const report = join(reportFolder, `${name}.json`)
    if (name === 'e2e') return hasJourneys() ? [journeys(wanted, report)] : []
    return [vitest(name, wanted, report)]
  })
}

function vitest(name: string, wanted: Wanted, report: string): Part {
  return {
    name,
    args: [
      installed('vitest/vitest.mjs'),
      'run',
      ...['--project', name, '--reporter', 'dot', '--reporter', 'json', '--outputFile.json', report],
      ...wanted.files,
    ],
    env: { ...environment, PUENTE_TEST_ALL: wanted.all ? '1' : '' },
    report,
    read: vitestCases,
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
    env: { ...environment, PUENTE_TEST_ALL: wanted.all ? '1' : '', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    read: playwrightCases,
  }
}

/** Playwright calls a run without a single test an error. */
function hasJourneys(): boolean {
  return ['journeys', 'tours'].some((folder) => {
    const path = join(repository, 'e2e', folder)
    return (
      existsSync(path) &&
      readdirSync(path, { recursive: true }).some((file) => String(file).endsWith('.spec.ts'))
    )
  })
}
