import { judges } from './judges.ts'

// Several judges in one process read the server's program once.
for (const name of process.argv.slice(2)) {
  const judge = judges[name]
  if (judge === undefined) throw new Error(`there is no judge "${name}": ${Object.keys(judges).join(', ')}`)
  const { faults, figures } = await judge()
  if (figures !== undefined) console.log(figures)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
