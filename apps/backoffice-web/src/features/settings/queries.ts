import type { SettingData, settingKind, SettingWire, TemplateName } from '@puente/contract/staff'
import { keyInPath } from '@puente/contract/staff'
import { businessNowMs } from '@puente/web'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

/** A setting, as its URL and its endpoints name it. */
export interface Named {
  readonly kind: string
  readonly key: string
}
type Holidays = SettingData<typeof settingKind.holidays>
const inPath = ({ kind, key }: Named) => ({ kind, key: keyInPath(key) })

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => api.listSettings({}),
  refetchInterval: pollWhileActive(60_000),
})

export const settingQuery = (named: Named) =>
  queryOptions({
    queryKey: ['setting', named.kind, named.key],
    queryFn: () => api.getSetting({ params: inPath(named) }),
    refetchInterval: pollWhileActive(30_000),
  })

export const versionsQuery = (named: Named) =>
  infiniteQueryOptions({
    queryKey: ['setting-versions', named.kind, named.key],
    queryFn: ({ pageParam }) =>
      api.listSettingVersions({
        params: inPath(named),
        query: { limit: 10, ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const comparisonQuery = (named: Named, from: number, to: number) =>
  queryOptions({
    queryKey: ['setting-comparison', named.kind, named.key, from, to],
    queryFn: () => api.compareSettingVersions({ params: inPath(named), query: { from, to } }),
  })

/** The banking days of a country with changed holidays. The reasons of the changes do not matter. */
export const bankingDaysQuery = (country: string, { days }: Holidays) =>
  queryOptions({
    queryKey: ['banking-days', country, ...days.map(({ day, banks }) => `${day} ${banks}`)],
    queryFn: () => api.rehearseHolidays({ params: { country }, body: { data: { days } } }),
    placeholderData: keepPreviousData,
  })

/** How many customers would change their risk under these rules. Asked for, because it reads every score. */
export const useRehearseRisk = () =>
  useMutation({
    mutationFn: (data: Readonly<Record<string, unknown>>) =>
      api.rehearseRiskRules({ body: { data: { ...data } } }),
  })

/** A message with these texts. The answer to the same texts never changes. */
export const previewQuery = (template: TemplateName, data: Readonly<Record<string, unknown>>) =>
  queryOptions({
    queryKey: ['message-preview', template, data],
    queryFn: () => api.previewMessage({ params: { template }, body: { data: { ...data } } }),
    staleTime: Infinity,
  })

type Draft = NonNullable<SettingWire['draft']>

interface SavedDraft {
  readonly draft: Omit<Draft, 'updatedAt'>
  /** The request continues after the page is left. */
  readonly outlivesPage: boolean
}

export function useSaveDraft(named: Named) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, outlivesPage }: SavedDraft) =>
      api.saveSettingDraft({ params: inPath(named), body: draft }, outlivesPage ? { outlivesPage } : {}),
    onSuccess: (_, { draft }) =>
      queryClient.setQueryData(settingQuery(named).queryKey, (before) =>
        before === undefined
          ? undefined
          : { ...before, draft: { ...draft, updatedAt: new Date(businessNowMs()).toISOString() } },
      ),
  })
}

export function useDiscardDraft(named: Named) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.deleteSettingDraft({ params: inPath(named) }),
    onSuccess: () =>
      queryClient.setQueryData(settingQuery(named).queryKey, (before) => {
        if (before === undefined) return undefined
        const { draft: _, ...rest } = before
        return rest
      }),
  })
}

export interface Proposed {
  readonly data: Record<string, unknown>
  readonly note: string
  readonly inForceFrom?: string
}

export const useProposeSetting = (named: Named) =>
  useAction((body: Proposed, idempotencyKey) =>
    api.proposeSetting({ params: inPath(named), body, idempotencyKey }),
  )

export const useWithdrawVersion = (named: Named, version: number) =>
  useAction((note: string, idempotencyKey) =>
    api.withdrawSettingVersion({ params: { ...inPath(named), version }, body: { note }, idempotencyKey }),
  )
