import { runMain } from './main.ts'
import { startPlan } from './plan.ts'

await runMain(startPlan)
