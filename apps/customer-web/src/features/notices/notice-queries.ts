import type { WireId } from '@puente/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { useChanges } from '../../parts/changes/use-changes.ts'

const all = ['notices'] as const
const pageSize = 20
const shortSize = 6
const pollEveryMs = 60_000

/** The number of unread notices of the user. */
export const unreadQuery = queryOptions({
  queryKey: [...all, 'unread'],
  queryFn: ({ signal }) => api.countUnreadNotices({}, { signal }),
  refetchInterval: pollEveryMs,
})

/** The newest notices, for the panel of the bell. */
export const newestNoticesQuery = queryOptions({
  queryKey: [...all, 'newest'],
  queryFn: ({ signal }) => api.listNotices({ query: { limit: shortSize } }, { signal }),
})

/** All notices, newest first, in pages. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: [...all, 'pages'],
  queryFn: ({ pageParam }) =>
    api.listNotices({ query: { limit: pageSize, ...(pageParam === '' ? {} : { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

/** A visit that is shorter opens no stream. */
const FOLLOW_AFTER_MS = 5000

/** Reads the notices again whenever there is a new one or one was read elsewhere; without a stream, they are polled. */
export function useFollowedNotices(): void {
  const [follows, setFollows] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setFollows(true), FOLLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useChanges(follows ? '/api/notices/changes' : undefined, all)
}

/** Marks a notice as read. The page that it leads to opens meanwhile, so that a failure is not shown. */
export function useReadNotice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: WireId<'notice'>) => api.readNotice({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: all }),
  })
}

/** Marks the notices as read that are not newer than the newest one that is shown. */
export function useReadAll() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (until: string) => api.readAllNotices({ body: { until } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: all }),
  })
}

/** How the user is notified, and the browsers that show notices. */
export const preferencesQuery = queryOptions({
  queryKey: ['notice-preferences'],
  queryFn: () => api.getNoticePreferences({}),
})

type Choice = Parameters<typeof api.saveNoticePreference>[0]['body']

/** Switches a channel of a topic on or off, at once on the screen; a failure switches it back. */
export function useSavePreference() {
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery
  return useMutation({
    // Requests run one after another, so the server keeps the last of two changes.
    scope: { id: 'notices' },
    mutationFn: (body: Choice) => api.saveNoticePreference({ body }),
    onMutate: async (body) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            preferences: known.preferences.map((row) =>
              row.topic === body.topic && row.channel === body.channel ? { ...row, isOn: body.isOn } : row,
            ),
          },
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
