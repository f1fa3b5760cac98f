import type { StaffRole } from '@puente/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { nouns, mayOpen, type Noun } from '../../../shell/navigation/nouns.ts'
import { shellWords } from '../../../shell/words.ts'
import { settingsQuery } from '../../settings/queries.ts'
import { beginsWords, actions, actionsNamed } from '../actions.ts'
import { words } from '../words.ts'

/** What is found without the data of customers: an action, a screen or a setting. */
export interface OwnFinding {
  readonly path: string
  readonly title: string
}

/** Actions, screens and settings that a text names, for who may open them. Settings follow once they are loaded. */
export function useOwnFindings(text: string, role: StaffRole, isAsked: boolean) {
  const client = useQueryClient()
  const settings = useQuery({
    queryKey: ['search', 'settings', text, role],
    queryFn: async () => {
      const [{ settingsFound }, { items }] = await Promise.all([
        import('./settings-found.ts'),
        client.ensureQueryData({ ...settingsQuery, revalidateIfStale: true }),
      ])
      return settingsFound(items, role, text)
    },
    enabled: isAsked && text !== '',
    staleTime: 60_000,
  })
  if (!isAsked) return { actions: [], screens: [], settings: [] }
  return {
    actions: actionsNamed(text, role).map((name): OwnFinding => ({
      path: actions[name].path,
      title: words(`actions.${name}.title`),
    })),
    screens: (Object.keys(nouns) as Noun[])
      .filter((noun) => mayOpen(role, noun) && beginsWords(shellWords(`nouns.${noun}`), text))
      .map((noun): OwnFinding => ({ path: nouns[noun].path, title: shellWords(`nouns.${noun}`) })),
    settings: (settings.data ?? []) as readonly OwnFinding[],
  }
}
