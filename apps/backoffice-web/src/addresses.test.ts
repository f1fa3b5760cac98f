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

test('a route below that of a list: has the parameter `id`, because a list shows a screen beside it only for a case', () => {
  const { routesById } = createAppRouter({} as Parameters<typeof createAppRouter>[0])
  const below = Object.values(routesById).filter((one) => /^\/shell\/.+\//.test(String(one.id)))
  const nested = below.filter((one) => String(one.parentRoute?.id).startsWith('/shell/'))
  expect(nested).not.toHaveLength(0)
  expect(nested.flatMap(({ id, path }) => (path === '$id' ? [] : [id]))).toEqual([])
})
