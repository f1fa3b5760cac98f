import { describe, expect, test } from 'vitest'
import { afterRepeating, casesOf, filesToRepeat, playwrightCases, summary, vitestCases } from './results.ts'
import { writeTree } from './write-tree.ts'

const one = { fullName: 'adds', status: 'passed', duration: 1500 }

describe('Vitest’s report', () => {
  test('each case: counted once; skipped ones: not counted', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [one, { ...one, status: 'failed' }, { ...one, status: 'skipped' }],
        },
      ],
    }
    expect(vitestCases(report).map(({ passed }) => passed)).toEqual([true, false])
  })

  test('a failed case: its reason in few lines, without colours and empty lines', () => {
    const failureMessages = ['\u001B[31mexpected 1 to be 2\u001B[39m\n\n    at a.test.ts:3']
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [{ ...one, status: 'failed', failureMessages }],
        },
      ],
    }
    const cases = vitestCases(report)
    expect(cases.map(({ why }) => why)).toEqual(['expected 1 to be 2\n    at a.test.ts:3'])
    expect(summary(cases)).toContain('Failed:\n  adds\n    expected 1 to be 2\n')
  })

  test('a file that does not load, or whose cases passed and whose end failed: a failure', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [one] },
      ],
    }
    expect(vitestCases(report).filter(({ passed }) => !passed)).toHaveLength(2)
  })
})

describe('Playwright’s report', () => {
  const ran = (status: string) => ({ status, results: [{ duration: 1000 }, { duration: 500 }] })
  test('cases: found at every depth; flaky ones have not passed; retries are summed', () => {
    const report = {
      suites: [
        {
          specs: [{ title: 'pays', tests: [ran('expected'), ran('flaky')] }],
          suites: [{ specs: [{ title: 'deep', tests: [ran('unexpected'), ran('skipped')] }] }],
        },
      ],
    }
    expect(playwrightCases(report)).toEqual([
      { name: 'pays', passed: true, seconds: 1.5 },
      { name: 'pays', passed: false, seconds: 1.5 },
      { name: 'deep', passed: false, seconds: 1.5 },
    ])
  })

  test('an error outside of tests: a failure', () => {
    expect(playwrightCases({ suites: [], errors: [{ message: 'no stack\nat x' }] })).toEqual([
      { name: 'no stack', passed: false, seconds: 0 },
    ])
  })
})

test('a failed part without a report: a failure', () => {
  expect(casesOf('rules', 1, '/nowhere.json', vitestCases)).toEqual([
    { name: 'rules ended with code 1', passed: false, seconds: 0 },
  ])
})

test('a failed part with passed cases only: a failure', () => {
  const root = writeTree({
    'r.json': JSON.stringify({ testResults: [{ name: 'a', status: 'passed', assertionResults: [one] }] }),
  })
  expect(casesOf('rules', 1, `${root}/r.json`, vitestCases).map(({ passed }) => passed)).toEqual([
    true,
    false,
  ])
})

test('the last line: counts passed, failed and unsteady cases; the slowest are listed first', () => {
  const cases = Array.from({ length: 12 }, (_, index) => ({
    name: `case ${index}`,
    passed: index !== 3,
    seconds: index,
  }))
  const lines = summary(cases).split('\n')
  expect(lines.at(-1)).toBe('11 passed, 1 failed, 0 unsteady')
  expect(lines[1]).toContain('case 11')
  expect(lines.filter((line) => line.includes(' s  case'))).toHaveLength(10)
})

describe('a failure in a parallel run', () => {
  const at = (name: string, file: string, passed: boolean) => ({ name, file, passed, seconds: 1 })
  const first = [at('pays', 'a', false), at('reads', 'a', true), at('sends', 'b', false)]

  test('few failed files: run once more; an error outside of tests: no repetition', () => {
    expect(filesToRepeat(first)).toEqual(['a', 'b'])
    expect(filesToRepeat([...first, { name: 'no stack', passed: false, seconds: 0 }])).toEqual([])
    expect(filesToRepeat([...'abcdefghi'].map((file) => at('pays', file, false)))).toEqual([])
    expect(filesToRepeat([at('reads', 'a', true)])).toEqual([])
  })

  test('a case that passes alone: counted as passed and named; otherwise it stays a failure', () => {
    const second = [at('pays', 'a', true), at('reads', 'a', true), at('sends', 'b', false)]
    const cases = afterRepeating(first, second)
    expect(cases.map(({ passed }) => passed)).toEqual([true, true, false])
    expect(afterRepeating(first, []).map(({ passed }) => passed)).toEqual([false, true, false])
    const whole = [at('a as a whole', 'a', false)]
    expect(afterRepeating(whole, second), 'a file that loads when it runs alone').toMatchObject([
      { unsteady: true },
    ])
    expect(afterRepeating(whole, [...second, ...whole])).toMatchObject([{ passed: false }])
    expect(summary(cases)).toMatch(/alone\):\n {2}pays\nFailed:\n {2}sends\n2 passed, 1 failed, 1 unsteady$/)
  })
})
