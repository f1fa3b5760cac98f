import { context, ROOT_CONTEXT, type Context } from '@opentelemetry/api'
import { gather, type GroupCommitOptions } from '@puente/postgres'

interface Asked<Item> {
  readonly item: Item
  readonly within: Context
}

/** Like `gather`. The run continues the trace of its first item, and not that of whoever began an earlier run. */
export function tracedGather<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  limits: GroupCommitOptions,
): (item: Item) => Promise<Answer> {
  const gathered = gather(
    (asked: readonly Asked<Item>[]) =>
      context.with(asked[0]?.within ?? ROOT_CONTEXT, () => run(asked.map(({ item }) => item))),
    limits,
  )
  return (item) => gathered({ item, within: context.active() })
}
