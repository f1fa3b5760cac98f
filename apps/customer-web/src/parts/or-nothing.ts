import { lazy, type ComponentType } from 'react'

/** Loads an optional part of a page. If its code fails to load, the part renders nothing and the page continues. */
export const orNothing = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }))
