// @vitest-environment jsdom
import { staffAddresses } from '@puente/contract/addresses'
import { expect, test } from 'vitest'
import { createAppRouter } from './routes.tsx'

const shapes = (paths: readonly string[]) =>
  [...new Set(paths.map((path) => path.replaceAll(/[$:][A-Za-z-]+/g, ':')))].sort()

test('the routes of the back office: one for each address, and no other', () => {
  const { routesByPath } = createAppRouter({} as Parameters<typeof createAppRouter>[0])
  expect(shapes(Object.keys(routesByPath))).toEqual(shapes(Object.values(staffAddresses)))
})
