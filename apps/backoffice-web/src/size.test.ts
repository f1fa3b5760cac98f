import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp, placeholdersIn, type BuiltApp } from '../../../packages/web/src/test-built-app.ts'

const kB = 1_000
/** Sizes in gzip. */
const budgets = { entry: 175 * kB, login: 204 * kB, home: 232 * kB, screen: 91 * kB }
/** Chunks that contain a large library, or the review of a case with its files, with their budgets. */
const larger: Readonly<Record<string, number>> = {
  '/controls/data-grid-inner.tsx': 205 * kB,
  '/viewer/pdf-page.tsx': 155 * kB,
  '/plots/bar-plot-inner.tsx': 120 * kB,
  '/settings/setting-screen.tsx': 172 * kB,
  '/settings/file/file-screen.tsx': 130 * kB,
  '/settings/list-screen.tsx': 110 * kB,
  '/approvals/proposed-values-cell.tsx': 108 * kB,
  '/audit/difference.tsx': 98 * kB,
  '/audit/audit-screen.tsx': 92 * kB,
  '/company-files/case-screen.tsx': 101 * kB,
  '/levels/case-screen.tsx': 101 * kB,
  '/customers/customer-screen.tsx': 93 * kB,
  '/reports/replay.ts': 80 * kB,
}

let app: BuiltApp
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  app = await buildApp(path.join(import.meta.dirname, '..'))
}, 120_000)
afterAll(() => {
  vi.unstubAllEnvs()
  app?.remove()
})

const withFirst = (...keys: readonly string[]) => app.weigh(app.first()) + app.weigh(app.beyondFirst(...keys))

test('the entry chunk: one file within its size budget', () => {
  expect(app.first().size).toBe(1)
  expect(app.weigh(app.first())).toBeLessThanOrEqual(budgets.entry)
})

test('sign-in: within its size budget', () => {
  expect(withFirst('src/features/access/login-screen.tsx')).toBeLessThanOrEqual(budgets.login)
})

test('the first page after the sign-in, with its frame: within its size budget', () => {
  const size = withFirst('src/staff-shell.tsx', 'src/features/console/home/home-screen.tsx')
  expect(size).toBeLessThanOrEqual(budgets.home)
})

test('every screen: within the size budget of a screen, or its own', () => {
  const budgetOf = (key: string) =>
    Object.entries(larger).find(([name]) => key.endsWith(name))?.[1] ?? budgets.screen
  const screens = app.onDemand()
  expect(screens.length).toBeGreaterThan(40)
  const sizes = screens.map((key) => ({ key, size: app.weigh(app.beyondFirst(key)) }))
  expect(sizes.filter(({ key, size }) => size > budgetOf(key))).toEqual([])
})

test('built chunks: all messages are compiled, because the browser has no parser', () => {
  const { texts, uncompiled } = placeholdersIn(app, import.meta.glob('./**/messages*.es.ts', { eager: true }))
  expect(texts.length).toBeGreaterThan(200)
  expect(uncompiled).toEqual([])
})
