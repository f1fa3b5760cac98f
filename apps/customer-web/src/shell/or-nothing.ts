import { lazy, type ComponentType } from 'react'

/** A part that a page stands without: where its code does not come, nothing stands in its place and the rest goes on. */
export const orNothing = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }))
