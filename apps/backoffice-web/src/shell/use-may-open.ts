import { useRouteContext } from '@tanstack/react-router'
import { mayOpen, type Noun } from './nouns.ts'

/** Whether the reader's role may open a noun: what would only be refused is no link. */
export function useMayOpen(noun: Noun): boolean {
  const { session } = useRouteContext({ from: '/shell' })
  return mayOpen(session.staff.role, noun)
}
