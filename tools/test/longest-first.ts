import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, the longest first: begun last, one of these would be waited for alone. */
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

/** Begins with what takes longest; the rest comes in the order that the library thinks best. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
