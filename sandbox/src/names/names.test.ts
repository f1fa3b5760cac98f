import { describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/kit.ts'

type Result = { ref: string; verdict: string; hits: { name: string; scoreBps: number; entryId: string }[] }

async function check(world: World, ...subjects: object[]): Promise<Result[]> {
  const asked = subjects.map((subject, index) => ({ ref: `s${index}`, kind: 'person', ...subject }))
  const { status, body } = await world.post('/names/check', { subjects: asked })
  expect(status).toBe(200)
  return body['results'] as Result[]
}

describe('verdicts', () => {
  test.each([
    ['Bloqueado Demo', 10_000],
    ['DEMO, bloqueado', 10_000],
    ['blóqueado dèmo', 10_000],
    ['Juan Bloqueado Demo', 9_500],
    ['Bloqueada Demo', 9_000],
    ['Bloquado Demo', 9_000],
    ['Bloqueaddo Demo', 9_000],
    ['Bolqueado Demo', 9_000],
    ['prohibida imaginaria nandu', 10_000],
  ])('«%s»: a hit with %i', async (name, scoreBps) => {
    const [result] = await check(await openWorld(), { name })
    expect(result).toMatchObject({ ref: 's0', verdict: 'hit', hits: [{ scoreBps }] })
  })

  test.each(['Bloqueado', 'Demo', 'Bloqudo Demo', 'Bloqueada Deno', 'Rosa Ejemplo', 'Lista Prueba', ''])(
    '«%s»: clear',
    async (name) => {
      const [result] = await check(await openWorld(), { name })
      expect(result).toEqual({ ref: 's0', verdict: 'clear', hits: [] })
    },
  )

  test('a matching document alone: a hit; another birth date: a lower score', async () => {
    const world = await openWorld()
    const [document, birth, same] = await check(
      world,
      { name: 'Nadie', document: 'vetado123' },
      { name: 'Alcaldesa Inventada Ensayo', birthDate: '1990-01-01' },
      { name: 'Alcaldesa Inventada Ensayo', birthDate: '1965-09-18', kind: 'company' },
    )
    expect([document, birth, same].map((result) => result?.hits[0]?.scoreBps)).toEqual([
      10_000, 8_500, 10_000,
    ])
  })
})

test('a name added by hand: counts at once, changes the version, and can be removed', async () => {
  const world = await openWorld()
  const version = async () =>
    (await world.post('/names/check', { subjects: [{ ref: 'a', kind: 'person', name: 'x' }] })).body[
      'listVersion'
    ]
  const before = await version()
  await world.submit('/names/page/add', { name: 'Rosa Recién Listada', kind: 'person' })
  const [hit] = await check(world, { name: 'rosa recien listada' })
  expect(hit).toMatchObject({ verdict: 'hit', hits: [{ entryId: 'agregado-1' }] })
  const between = await version()
  const after = await world.submit('/names/page/agregado-1/remove', {})
  expect(after.text).not.toContain('Rosa Recién Listada')
  expect((await check(world, { name: 'rosa recien listada' }))[0]?.verdict).toBe('clear')
  expect(new Set([before, between, await version()]).size).toBe(3)
})

test('the page: tests a name', async () => {
  const { page } = await openWorld()
  expect((await page('/names?name=demo+bloqueado')).text).toContain('100 %')
  expect((await page('/names?name=Rosa')).text).toContain('«Rosa» no está en ninguna lista.')
})
