import Box from '@mui/material/Box'
import type { CaseDecision } from '@puente/contract/staff'
import { Disclosure, FileButton, Section } from '@puente/ui'
import { describeFailure, todayInChile } from '@puente/web'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '../../api.ts'
import { DecisionCard } from './decision-card.tsx'
import { DECISION } from './fragment.ts'
import { words } from './words.ts'

interface DecidedProps {
  id: string
  /** The newest first. */
  decided: readonly CaseDecision[]
}

/** The decisions about a case, the latest one open, and their file. */
export function Decided({ id, decided }: DecidedProps) {
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
