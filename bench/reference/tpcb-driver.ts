/** `node tpcb-driver.ts postgres://… scale clients seconds`: the process of the TPC-B driver; prints one JSON line. */
import { runTpcbClient } from './tpcb-client.ts'

const [url = '', scale = '1', clients = '1', seconds = '1'] = process.argv.slice(2)
const began = performance.now()
const ends = began + Number(seconds) * 1000
const counts = await Promise.all(
  Array.from({ length: Number(clients) }, () =>
    runTpcbClient(url, Number(scale), () => performance.now() >= ends),
  ),
)
const committed = counts.reduce((sum, count) => sum + count, 0)
console.log(JSON.stringify({ committed, seconds: (performance.now() - began) / 1000 }))
