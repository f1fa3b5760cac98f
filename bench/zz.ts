import { openStand } from './stand/stand.ts'
import { closedLoop } from './harness/closed-loop.ts'
import { bench } from './benches/transfers.create.bench.ts'
import { withConnection } from '@puente/postgres'
const stand = await openStand()
try {
  const subject = await bench.prepare(stand) as any
  const counts = new Map<string, number>()
  let sampling = true
  const sampler = withConnection(subject.api.databaseUrl, async (c) => {
    while (sampling) {
      const { rows } = await c.query(`select state, wait_event_type || ':' || wait_event as wait, left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as q from pg_stat_activity where application_name = 'puente-api' and datname = current_database()`)
      for (const r of rows) { const k = `${r.state} | ${r.wait ?? 'cpu'} | ${r.state === 'active' ? r.q : ''}`; counts.set(k, (counts.get(k) ?? 0) + 1) }
      await new Promise((r) => setTimeout(r, 20))
    }
  })
  const w = await closedLoop((c) => bench.run(subject, c), { callers: 32, warmUpMs: 2000, measureMs: 8000 })
  sampling = false; await sampler
  console.log('per s', w.units / w.seconds, 'p50', w.latency.quantile(0.5))
  console.log([...counts].sort((a, b) => b[1] - a[1]).slice(0, 22).map(([k, v]) => v + ' ' + k).join('\n'))
  const one = await closedLoop((c) => bench.run(subject, c), { callers: 1, warmUpMs: 500, measureMs: 3000 })
  console.log('1 caller per s', one.units / one.seconds, 'p50', one.latency.quantile(0.5))
  await bench.end(subject)
} finally { await stand.end() }
