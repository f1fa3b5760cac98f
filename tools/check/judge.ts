import { judges } from './judges.ts'

const name = process.argv[2] ?? ''
const judge = judges[name]
if (judge === undefined) throw new Error(`there is no judge "${name}": ${Object.keys(judges).join(', ')}`)
const { faults, figures } = await judge()
if (figures !== undefined) console.log(figures)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
