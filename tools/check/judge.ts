import { judges } from './judges.ts'

// `judge.ts NAME… [PATH…]`: several judges in one process read the server's program once. With paths, a judge of single
// files judges only these.
const names = process.argv.slice(2).filter((word) => !word.includes('/'))
const paths = process.argv.slice(2).filter((word) => word.includes('/'))
for (const name of names) {
  const judge = judges[name]
  if (judge === undefined) throw new Error(`there is no judge "${name}": ${Object.keys(judges).join(', ')}`)
  const { faults, figures } = await judge(paths)
  if (figures !== undefined) console.log(figures)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
