import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Budgets } from './figure.ts'

/** The targets of bench/budgets.json. */
export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../budgets.json'), 'utf8')) as Budgets
