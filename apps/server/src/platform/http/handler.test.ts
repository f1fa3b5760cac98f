import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ana, beto, openTestModule, type Toy } from '../../../test/test-module.ts'
import { requestSeconds } from '../telemetry/metrics.ts'

let toy: Toy
let provenAt = new Date()
beforeAll(async () => {
  toy = await openTestModule(() => provenAt)
})
afterAll(async () => toy.close())

interface Request {
  readonly as?: string
  readonly key?: string
  readonly headers?: Record<string, string>
  readonly raw?: string
}

const post = (path: string, body: unknown, { as = 'ana', key, headers = {}, raw }: Request = {}) =>
  toy.app.inject({
    method: 'POST',
    url: path,
    cookies: as === '' ? {} : { toy: as },
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    payload: raw ?? JSON.stringify(body),
  })
const get = (path: string, as = 'ana') => toy.app.inject({ method: 'GET', url: path, cookies: { toy: as } })

/** The connections of this file's database that have an idempotency lock. */
const holders = `
  select pid from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`

describe('idempotency', () => {
  it('the same key and body: the stored response, and the work is done once', async () => {
    const first = await post('/api/notes', { words: 'once' }, { key: 'key-once-1' })
    const again = await post('/api/notes', { words: 'once' }, { key: 'key-once-1' })
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect((await toy.notes()).filter((words) => words === 'once')).toHaveLength(1)
  })

  it('the same key with another body: refused; the same key of another caller: independent', async () => {
    await post('/api/notes', { words: 'mine' }, { key: 'key-body-1' })
    const other = await post('/api/notes', { words: 'other' }, { key: 'key-body-1' })
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency-key-reused'])
    const stranger = await post('/api/notes', { words: 'other' }, { key: 'key-body-1', as: 'beto' })
    expect(stranger.statusCode).toBe(201)
  })

  it('the first request still runs: a conflict; of many at once one succeeds', async () => {
    const running = post('/api/notes', { words: 'slow', hold: true }, { key: 'key-slow-1' })
    await expect.poll(() => toy.waiting()).toBe(1)
    const meanwhile = await post('/api/notes', { words: 'slow', hold: true }, { key: 'key-slow-1' })
    expect([meanwhile.statusCode, meanwhile.json().code]).toEqual([409, 'request-in-progress'])
    toy.release()
    expect((await running).statusCode).toBe(201)
    const many = await Promise.all(
      Array.from({ length: 12 }, () => post('/api/notes', { words: 'burst' }, { key: 'key-burst-1' })),
    )
    for (const { statusCode } of many) expect([201, 409]).toContain(statusCode)
    expect((await toy.notes()).filter((words) => words === 'burst')).toHaveLength(1)
  })

  it('a crash during the work: nothing is stored, and the same key then does the work', async () => {
    const dying = post('/api/notes', { words: 'crash', hold: true }, { key: 'key-crash-1' })
    await expect.poll(() => toy.waiting()).toBe(1)
    const { rows } = await toy.runtime.pool.query<{ pid: number }>(holders)
    await toy.cut(rows.map(({ pid }) => pid))
    toy.release()
    expect([(await dying).statusCode, (await dying).json().code]).toEqual([503, 'unavailable'])
    expect((await toy.notes()).includes('crash')).toBe(false)
    const retried = await post('/api/notes', { words: 'crash' }, { key: 'key-crash-1' })
    expect(retried.statusCode).toBe(201)
  })

  it('a refusal: not stored; the key may be used again', async () => {
    const refused = await post('/api/notes', { words: 'refuse me' }, { key: 'key-refused' })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'quote-only'])
    expect((await toy.notes()).includes('refuse me')).toBe(false)
    const { rows } = await toy.runtime.pool.query(
      "select 1 from platform.idempotency where key = 'key-refused'",
    )
    expect(rows).toHaveLength(0)
  })

  it('a missing or malformed key: refused', async () => {
    for (const key of [undefined, 'short', 'ñandú-ñandú', 'x'.repeat(256)]) {
      const answer = await post(
        '/api/notes',
        { words: 'x' },
        key === undefined
          ? {}
          : { headers: { 'idempotency-key': encodeURI(key).slice(0, key.length === 256 ? 256 : 7) } },
      )
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'idempotency-key-missing'])
    }
  })

  it('a stored response: no partner is called again', async () => {
    const before = toy.asked.count
    await post('/api/prepared-notes', { words: 'out' }, { key: 'key-prepared' })
    await post('/api/prepared-notes', { words: 'out' }, { key: 'key-prepared' })
    expect(toy.asked.count - before).toBe(1)
    toy.asked.fails = true
    const failed = await post('/api/prepared-notes', { words: 'out' }, { key: 'key-prepared-2' })
    toy.asked.fails = false
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'unavailable'])
  })
})

describe('bad input', () => {
  it.each([
    ['malformed JSON', '{"words": ', 400, 'malformed'],
    ['an empty body', '', 400, 'malformed'],
    ['an array', '[]', 422, 'fields-wrong'],
    ['null', 'null', 422, 'fields-wrong'],
    ['a prototype', '{"words":"x","__proto__":{"a":1}}', 400, 'malformed'],
    ['an unknown key', '{"words":"x","extra":1}', 422, 'fields-wrong'],
    ['a number for a text', '{"words":7}', 422, 'fields-wrong'],
    ['a text for a number', '{"words":"x","count":"7"}', 422, 'fields-wrong'],
    ['a text too long', `{"words":"${'x'.repeat(41)}"}`, 422, 'fields-wrong'],
  ])('%s: one clear refusal', async (_what, raw, status, code) => {
    const before = await toy.notes()
    const answer = await post('/api/notes', undefined, { raw, key: 'key-bad-input' })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
    expect(await toy.notes()).toEqual(before)
  })

  it('several faults: each is reported at its field', async () => {
    const answer = await post('/api/notes', { count: 1.5, extra: true }, { key: 'key-faults-1' })
    expect(answer.json().fields).toEqual(
      expect.arrayContaining([
        { at: 'words', fault: 'required' },
        { at: 'count', fault: 'type' },
        { at: 'extra', fault: 'unknown-field' },
      ]),
    )
  })

  it('another media type or a body that is too large: refused without reading it', async () => {
    const form = await post('/api/notes', undefined, {
      raw: 'words=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([form.statusCode, form.json().code]).toEqual([415, 'media-type-unknown'])
    const large = await post('/api/notes', { words: 'x'.repeat(300_000) }, { key: 'key-large-1' })
    expect([large.statusCode, large.json().code]).toEqual([413, 'too-large'])
  })

  it('an internal error: a response without technical details, which is measured', async () => {
    const failures = async () =>
      (await requestSeconds.get()).values.find(
        ({ metricName, labels }) => metricName?.endsWith('_count') === true && labels.status === '500',
      )?.value ?? 0
    const before = await failures()
    const answer = await post('/api/broken-notes', {})
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret detail')
    expect(answer.json()).toMatchObject({ code: 'failure', requestId: answer.headers['x-request-id'] })
    expect(await failures()).toBe(before + 1)
  })
})

describe('authorisation', () => {
  it('no session: sign-in required; staff of another role: refused', async () => {
    expect((await post('/api/notes', { words: 'x' }, { as: '', key: 'key-who-1' })).statusCode).toBe(401)
    expect((await post('/api/notes', { words: 'x' }, { as: 'nobody', key: 'key-who-1' })).statusCode).toBe(
      401,
    )
    expect((await post('/api/notes', { words: 'x' }, { as: 'analyst', key: 'key-who-1' })).statusCode).toBe(
      403,
    )
    expect((await get('/api/staff-notes', 'analyst')).statusCode).toBe(200)
    expect((await get('/api/staff-notes', 'support')).statusCode).toBe(403)
    expect((await get('/api/staff-notes', 'ana')).statusCode).toBe(403)
  })

  it('a resource of another customer: not found', async () => {
    const { id } = (await post('/api/notes', { words: 'private' }, { key: 'key-owner-1' })).json<{
      id: string
    }>()
    const wire = `quo_${id.replaceAll('-', '')}`
    expect((await get(`/api/notes/${wire}`)).statusCode).toBe(200)
    const strangers = await get(`/api/notes/${wire}`, beto.token)
    const nothing = await get(`/api/notes/quo_${'0'.repeat(32)}`, beto.token)
    expect([strangers.statusCode, nothing.statusCode]).toEqual([404, 404])
    expect({ ...strangers.json(), requestId: '' }).toEqual({ ...nothing.json(), requestId: '' })
    // A malformed id in the path is reported as not found, not as a fault of a field.
    expect((await get('/api/notes/quo_xyz')).statusCode).toBe(404)
  })

  it('a change from another site: refused', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await post('/api/notes', { words: 'forged' }, { headers, key: 'key-forged' })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign-origin'])
    }
    expect((await toy.notes()).includes('forged')).toBe(false)
  })
})

describe('step-up', () => {
  const guarded = (as: string, key = 'key-guarded-1') =>
    post('/api/guarded-notes', { words: 'guarded' }, { as, key })
  const atAge = (ageMs: number) => {
    provenAt = new Date(Date.now() - ageMs)
  }

  it('is required from a session that never passed it, and 10 minutes after it passed', async () => {
    const never = await guarded('ana')
    expect([never.statusCode, never.json().code]).toEqual([403, 'step-up-required'])
    expect(never.json().facts).toEqual({ methods: 'mail' })
    atAge(10 * 60_000 + 1000)
    expect((await guarded('proven')).json().code).toBe('step-up-required')
    atAge(10 * 60_000 - 2000)
    expect((await guarded('proven', 'key-guarded-2')).statusCode).toBe(200)
  })

  it('comes before a stored response and before any call of a partner', async () => {
    atAge(0)
    const before = toy.asked.count
    expect((await guarded('proven', 'key-guarded-3')).statusCode).toBe(200)
    const replay = await guarded('ana', 'key-guarded-3')
    expect([replay.statusCode, replay.json().code]).toEqual([403, 'step-up-required'])
    expect(replay.body).not.toContain('guarded')
    expect((await guarded('ana', 'key-guarded-4')).statusCode).toBe(403)
    expect(toy.asked.count - before).toBe(1)
    expect((await guarded('proven', 'key-guarded-3')).headers['idempotent-replayed']).toBe('true')
  })
})

describe("a member whose role lacks the endpoint's power", () => {
  it('may read, gets the names of those who may act, and gets no stored response', async () => {
    const kept = await post('/api/notes', { words: 'shared' }, { as: 'ana', key: 'key-power-1' })
    expect((await get(`/api/notes/quo_${kept.json().id.replaceAll('-', '')}`, 'reader')).statusCode).toBe(200)
    const before = toy.asked.count
    for (const path of ['/api/notes', '/api/prepared-notes', '/api/guarded-notes']) {
      const refused = await post(path, { words: 'shared' }, { as: 'reader', key: 'key-power-1' })
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'power-missing'])
      expect(refused.json().facts).toEqual({ power: 'operate', whoCan: 'Ana Demo, Beto Demo' })
    }
    expect(toy.asked.count).toBe(before)
  })
})

describe('staff without a second factor', () => {
  it('may call only endpoints marked for enrolment', async () => {
    expect((await get('/api/enrolling-notes', 'enrolling')).statusCode).toBe(200)
    const closed = await get('/api/staff-notes', 'enrolling')
    expect([closed.statusCode, closed.json().code]).toEqual([403, 'second-factor-required'])
    expect((await get('/api/staff-notes', 'analyst')).statusCode).toBe(200)
  })
})

describe('the audit trail', () => {
  it('has what was done and refused, without personal data, and cannot be changed', async () => {
    await post('/api/notes', { words: 'María Pérez' }, { key: 'key-audit-1' })
    await post('/api/notes', { words: 'refuse me' }, { key: 'key-audit-2' })
    const { rows } = await toy.runtime.pool.query<{ outcome: string; actor: string }>(
      "select id, at, actor, action, subject, outcome, request_id, facts from platform.audit where action = 'createNote' order by id desc limit 2",
    )
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused:quote-only', 'done'])
    expect(rows[0]?.actor).toBe(`customer:${ana.customerId}`)
    expect(JSON.stringify(rows)).not.toContain('María')
    await expect(toy.runtime.pool.query("update platform.audit set outcome = 'x'")).rejects.toThrow(
      'permission denied',
    )
    await expect(toy.runtime.pool.query('delete from platform.audit')).rejects.toThrow('permission denied')
  })
})
