import { brandWhenBuilt } from '@puente/contract/addresses'
import type { AppParts } from '../app.tsx'
import { sessionQuery } from '../features/access/session.ts'

/** Makes the prerendered page identical to the app's first render, for hydration. */
export async function prepareHydration(
  place: HTMLElement,
  { config, queryClient, router }: Pick<AppParts, 'config' | 'queryClient' | 'router'>,
): Promise<void> {
  if (config.brandName !== brandWhenBuilt) writeBrand(place, config.brandName)
  // The server sends the prerendered page only to requests without a session; the query is refetched at once.
  queryClient.setQueryData(sessionQuery.queryKey, null, { updatedAt: 0 })
  // Makes the router render its loaded routes in the same structure as during prerendering.
  router.ssr = { manifest: undefined }
  await router.load()
}

function writeBrand(place: HTMLElement, brand: string): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.nodeValue?.includes(brandWhenBuilt) === true)
      node.nodeValue = node.nodeValue.replaceAll(brandWhenBuilt, brand)
}
