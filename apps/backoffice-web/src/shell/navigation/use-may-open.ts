import { useRouteContext } from '@tanstack/react-router'
import { mayOpen, type Noun } from './nouns.ts'

/** Whether the reader's role may open a section; links to other sections are not shown. */
export function useMayOpen(noun: Noun): boolean {
  const { session } = useRouteContext({ from: '/shell' })
  return mayOpen(session.staff.role, noun)
}
