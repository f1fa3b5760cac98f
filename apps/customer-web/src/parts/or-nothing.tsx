import { useSyncExternalStore, type ComponentType } from 'react'

/**
 * Loads an optional part of a page when it is first rendered. Until its code is there, and if it fails to load, the
 * part renders nothing and the page continues. Without Suspense, which would delay a part that comes just after
 * another by up to 300 ms and let it render before the prerendered page is hydrated.
 */
export function orNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const loaded = () => part
  const subscribe = (changed: () => void) => {
    loading ??= load().then((known) => {
      part = known
    })
    // Without its code the part stays away.
    loading.then(changed, () => {})
    return () => {}
  }
  return function OptionalPart(props: Props) {
    const Part = useSyncExternalStore(subscribe, loaded, () => undefined)
    return Part && <Part {...props} />
  }
}
