import Box from '@mui/material/Box'
import type { CaseDecision } from '@puente/contract/staff'
import { Disclosure, FileButton, Section } from '@puente/ui'
import { describeFailure, todayInChile } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '../../api.ts'
import { DecisionCard } from './decision-card.tsx'
import { words } from './words.ts'

/** The fragment of the address of a case that shows its decision. */
export const DECISION = 'decision'

const caseDecisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['case-decisions', id],
    queryFn: () => api.getCaseDecisions({ query: { id } }),
  })

/**
 * The decisions about a case once it has any: who asked, proposed and decided, with their reasons, what counted, and what
 * the customer read. The latest one is open.
 */
export function DecisionPanel({ id }: { id: string }) {
  const query = useQuery(caseDecisionsQuery(id))
  return (
    <Loaded level={2} query={query} skeleton={null}>
      {({ items }) => {
        const decided = items.filter(({ isOpen }) => !isOpen)
        return decided.length === 0 ? null : <Panel id={id} decided={decided} />
      }}
    </Loaded>
  )
}

function Panel({ id, decided }: { id: string; decided: readonly CaseDecision[] }) {
  const place = useRef<HTMLDivElement>(null)
  const isAsked = useLocation({ select: ({ hash }) => hash === DECISION })
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView()
  }, [isAsked])
  const [latest, ...earlier] = decided
  return (
    <div ref={place}>
      <Section
        id={DECISION}
        title={words(earlier.length === 0 ? 'title' : 'several')}
        actions={
          <FileButton
            size="small"
            label={words('file')}
            making={words('making')}
            saved={words('saved')}
            failed={words('failed')}
            why={(failure) => describeFailure(failure).message}
            fetchFile={() => api.getCaseDecisionsFile({ query: { id } })}
            fileName={() => `${words('fileName')}-${todayInChile()}.pdf`}
          />
        }
      >
        {latest === undefined ? null : <DecisionCard decision={latest} />}
        {earlier.length === 0 ? null : (
          <Disclosure summary={words('earlier', { count: earlier.length })}>
            <Box sx={{ display: 'grid', gap: 4 }}>
              {earlier.map((one) => (
                <DecisionCard key={one.id} decision={one} />
              ))}
            </Box>
          </Disclosure>
        )}
      </Section>
    </div>
  )
}
