import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest tests, longest first: started last, one of them would run alone at the end. */
const longest = [
  'test/authorisation-customer.test.ts',
  'test/authorisation-staff.test.ts',
  'test/authorisation-injected.test.ts',
  'test/approvals.test.ts',
  'opened/hostile-files.test.ts',
  'transfers/scenarios.test.ts',
  'corrections/corrections.test.ts',
  'funding/short-and-late.test.ts',
  'start/supervisor.test.ts',
  'backup/src/restore.test.ts',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((name) => moduleId.includes(name))
  return rank < 0 ? longest.length : rank
}

/** Starts with the longest tests; the rest is in the library's default order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
