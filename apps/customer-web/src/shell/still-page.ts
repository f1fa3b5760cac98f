import { useSyncExternalStore } from 'react'
import type { AppParts } from '../app.tsx'
import { sessionQuery } from '../features/access/session.ts'

/** The brand that pages drawn at build time carry; the configuration's own takes its place before they come alive. */
export const brandWhenBuilt = 'Puente'

/** Whether the place holds a page that was drawn when the app was built. */
export const isStillPage = (place: HTMLElement): boolean => place.firstElementChild !== null

/** Makes a page drawn at build time, and what the app will first draw over it, one and the same. */
export async function prepareStillPage(
  place: HTMLElement,
  { config, queryClient, router }: Pick<AppParts, 'config' | 'queryClient' | 'router'>,
): Promise<void> {
  if (config.brandName !== brandWhenBuilt) writeBrand(place, config.brandName)
  // The server gives the still page only to whoever sent no session; it is asked again at once.
  queryClient.setQueryData(sessionQuery.queryKey, null, { updatedAt: 0 })
  // The router draws what it has loaded, in the shape it was drawn in when the app was built.
  router.ssr = { manifest: undefined }
  await router.load()
}

function writeBrand(place: HTMLElement, brand: string): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.nodeValue?.includes(brandWhenBuilt) === true)
      node.nodeValue = node.nodeValue.replaceAll(brandWhenBuilt, brand)
}

const never = () => () => undefined

/** True while the page stands as it was drawn at build time: its address, its clock and its reader are not known yet. */
export const useIsStill = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
