import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest tests, longest first: started last, one of them would run alone at the end. */
const longest = [
  'apps/server/test/authorisation-staff.test.ts',
  'apps/server/test/authorisation-customer.test.ts',
  'transfers/short-and-late.test.ts',
  'transfers/corrections.test.ts',
  'transfers/holds.test.ts',
  'transfers/walk.test.ts',
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
